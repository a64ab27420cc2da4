import AddIcon from '@mui/icons-material/AddOutlined';
import { createContext, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import { preloadElement } from '../../ui/lazy/preloadElement.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { ComboboxPlaceholder, preloadCombobox } from '../select/Combobox.tsx';
import type { ComboboxProps, Entered } from '../select/LoadedCombobox.tsx';
import styles from './AddForm.module.css';

/** How the placeholder of a form was used until the form replaced it. */
interface EnteredForm {
  /** ID of the form. */
  id: string;
  /** The inputs that have the focus or a text, by their source. */
  inputs: Map<string, Entered>;
  isButtonFocused: boolean;
}

/** What an `AddForm` and its inputs take over from their placeholder. */
export const EnteredFormContext = createContext<EnteredForm | undefined>(undefined);

/** Two inputs beside the button, or the first one above the second and the button. By default, one input. */
export type AddFormLayout = 'two' | 'narrow' | undefined;

export const addFormClass = (layout: AddFormLayout) =>
  layout ? `${styles.add} ${styles[layout]}` : styles.add;

interface PlaceholderInput extends Pick<ComboboxProps, 'autoFocus'> {
  source: string;
  label: string;
  hint?: string | undefined;
  placeholder?: string;
}

interface Props {
  /** An `AddForm` from a `lazyComponent`. */
  form: ReactNode;
  /** The inputs of `form`. Each one is a `ChoiceInput`. */
  inputs: readonly PlaceholderInput[];
  /** Text of the submit button. */
  button: string;
  layout?: AddFormLayout;
}

/**
 * An `AddForm` whose code loads when it is approached, so that a page without input needs no form code. Until then a placeholder
 * that looks the same hands over the focus, the typed texts and a press of the button.
 */
export function LazyAddForm({ form, inputs, button, layout }: Props) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const id = useId();
  const placeholderForm = useRef<HTMLFormElement>(null);
  const isPressed = useRef(false);
  const isInputPressed = useRef(false);
  const [places] = useState(() => inputs.map(({ source }) => ({ source, typed: { current: '' } })));
  const [entered, setEntered] = useState<EnteredForm>();
  useEffect(() => {
    // An input that mounts again later starts anew.
    entered?.inputs.clear();
    if (isPressed.current) (document.getElementById(id) as HTMLFormElement).requestSubmit();
  }, [entered, id]);
  if (entered) return <EnteredFormContext value={entered}>{form}</EnteredFormContext>;

  const load = () => Promise.all([preloadElement(form), preloadCombobox()]);
  const replace = () => {
    if (!placeholderForm.current) return;
    const focused = document.activeElement;
    const used = places.flatMap(({ source, typed }): [string, Entered][] => {
      const input = placeholderForm.current!.elements.namedItem(source) as HTMLInputElement;
      if (input === focused) return [[source, { pressed: isInputPressed.current, typed }]];
      return input.value.trim() ? [[source, { pressed: false, left: true, typed }]] : [];
    });
    if (!used.length && !isPressed.current) return;
    const isButtonFocused = focused instanceof HTMLButtonElement && focused.form === placeholderForm.current;
    setEntered({ id, inputs: new Map(used), isButtonFocused });
  };
  const fail = (error: unknown) => {
    isPressed.current = false;
    notifyFailure(error);
  };
  const enter = () => void load().then(replace, fail);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    isPressed.current = true;
    enter();
  };
  const approach = () => void load().catch(() => {});
  return (
    <form
      ref={placeholderForm}
      noValidate
      className={addFormClass(layout)}
      onSubmit={submit}
      onPointerEnter={approach}
    >
      {inputs.map(({ source, autoFocus, label, hint, placeholder }, index) => (
        <ComboboxPlaceholder
          key={source}
          id={`${id}${source}`}
          name={source}
          autoFocus={autoFocus}
          label={translate(label, { _: label })}
          hint={hint && translate(hint, { _: hint })}
          placeholder={placeholder && translate(placeholder, { _: placeholder })}
          value={[]}
          enter={(_, pressed) => {
            isInputPressed.current = pressed;
            enter();
          }}
          typed={places[index]!.typed}
        />
      ))}
      <TextButton type="submit" onFocus={approach}>
        <AddIcon />
        {button}
      </TextButton>
    </form>
  );
}

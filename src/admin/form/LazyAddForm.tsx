import AddIcon from '@mui/icons-material/AddOutlined';
import { createContext, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import { preloadElement } from '../../ui/lazy/preloadElement.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { ComboboxPlaceholder, preloadCombobox } from '../select/Combobox.tsx';
import type { ComboboxProps, PlaceholderInputState } from '../select/LoadedCombobox.tsx';
import styles from './AddForm.module.css';

/** The state of a form's placeholder when the form replaces it. */
interface PlaceholderState {
  /** ID of the form. */
  id: string;
  /** The inputs with focus or text, by source. */
  inputs: Map<string, PlaceholderInputState>;
  isButtonFocused: boolean;
}

/** The placeholder's state, from which an `AddForm` and its inputs continue. */
export const PlaceholderStateContext = createContext<PlaceholderState | undefined>(undefined);

/** `two`: two inputs beside the button. `narrow`: the first input above the second one and the button. Defaults to one input. */
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
  /** Label of the submit button. */
  button: string;
  layout?: AddFormLayout;
}

/**
 * An `AddForm` whose code loads when the pointer or the focus reaches it, so that most visits of a page load no form code. Until then a
 * placeholder looks the same, and hands over the focus, the typed texts and a press of the button.
 */
export function LazyAddForm({ form, inputs, button, layout }: Props) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const id = useId();
  const placeholderForm = useRef<HTMLFormElement>(null);
  const isSubmitPressed = useRef(false);
  const isInputPressed = useRef(false);
  const [typedRefs] = useState(() => inputs.map(({ source }) => ({ source, typed: { current: '' } })));
  const [placeholderState, setPlaceholderState] = useState<PlaceholderState>();
  useEffect(() => {
    // An input that remounts later must not restore this state again.
    placeholderState?.inputs.clear();
    if (isSubmitPressed.current) (document.getElementById(id) as HTMLFormElement).requestSubmit();
  }, [placeholderState, id]);
  if (placeholderState)
    return <PlaceholderStateContext value={placeholderState}>{form}</PlaceholderStateContext>;

  const load = () => Promise.all([preloadElement(form), preloadCombobox()]);
  const replacePlaceholder = () => {
    if (!placeholderForm.current) return;
    const focused = document.activeElement;
    const usedInputs = typedRefs.flatMap(({ source, typed }): [string, PlaceholderInputState][] => {
      const input = placeholderForm.current!.elements.namedItem(source) as HTMLInputElement;
      if (input === focused) return [[source, { isPressed: isInputPressed.current, typed }]];
      return input.value.trim() ? [[source, { isPressed: false, isBlurred: true, typed }]] : [];
    });
    if (!usedInputs.length && !isSubmitPressed.current) return;
    const isButtonFocused = focused instanceof HTMLButtonElement && focused.form === placeholderForm.current;
    setPlaceholderState({ id, inputs: new Map(usedInputs), isButtonFocused });
  };
  const handleFailure = (error: unknown) => {
    isSubmitPressed.current = false;
    notifyFailure(error);
  };
  const loadAndReplace = () => void load().then(replacePlaceholder, handleFailure);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    isSubmitPressed.current = true;
    loadAndReplace();
  };
  const preload = () => void load().catch(() => {});
  return (
    <form
      ref={placeholderForm}
      noValidate
      className={addFormClass(layout)}
      onSubmit={submit}
      onPointerEnter={preload}
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
          onEnter={(_, pressed) => {
            isInputPressed.current = pressed;
            loadAndReplace();
          }}
          typed={typedRefs[index]!.typed}
        />
      ))}
      <TextButton type="submit" onFocus={preload}>
        <AddIcon />
        {button}
      </TextButton>
    </form>
  );
}

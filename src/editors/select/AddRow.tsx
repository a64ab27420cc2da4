import AddIcon from '@mui/icons-material/AddOutlined';
import { useId, useRef, useState, type FormEvent } from 'react';
import { describing, Field } from '../../ui/Field.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { useEdited } from './edited.ts';
import styles from './select.module.css';
import { SuggestionList, suggestionListId } from './SuggestionList.tsx';

interface Props {
  /** The label of the input and of the button. */
  label: string;
  button: string;
  /** Suggestions. */
  offered?: readonly string[] | undefined;
  /** Rendered below the input, whose label then stands above it. */
  hint?: string;
  /** Whether adding is impossible. The hint explains why. */
  disabled?: boolean;
  /** Adds an entry, or returns an error message. */
  add(name: string): string | undefined | void;
}

/** Adds an entry by name. The input is cleared for the next one. */
export function AddRow({ label, button, offered, hint, disabled = false, add }: Props) {
  const t = useText();
  const id = useId();
  const offers = suggestionListId(id, offered);
  const { say } = useEdited();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const field = input.current!;
    const name = field.value.trim();
    const refused = name ? add(name) : t('ui.rule.name');
    setError(refused || undefined);
    field.focus();
    if (refused) return;
    field.value = '';
    say(t('configForms.added', { name }));
  };
  const field = (
    <input
      ref={input}
      id={id}
      className="input small"
      {...(hint === undefined && { 'aria-label': label, placeholder: label })}
      autoComplete="off"
      spellCheck={false}
      list={offers}
      disabled={disabled}
      aria-invalid={error !== undefined}
      {...describing(id, error, hint)}
    />
  );
  return (
    <form
      className={hint === undefined ? styles.add : `${styles.add} ${styles.labelled}`}
      noValidate
      onSubmit={submit}
    >
      {hint === undefined ? (
        field
      ) : (
        <Field id={id} label={label} required={false} error={error} isAlert hint={hint}>
          {field}
        </Field>
      )}
      <TextButton small type="submit" disabled={disabled}>
        <AddIcon />
        {button}
      </TextButton>
      <SuggestionList id={offers} names={offered} />
      {error && hint === undefined ? (
        <FieldError id={id} isAlert>
          {error}
        </FieldError>
      ) : null}
    </form>
  );
}

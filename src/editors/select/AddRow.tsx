import AddIcon from '@mui/icons-material/AddOutlined';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { useText } from '../../ui/useText.ts';
import { useEdited } from './edited.ts';
import { Offers, offersOf } from './Offers.tsx';
import styles from './select.module.css';

interface Props {
  /** What is typed, and the words of the button. */
  label: string;
  button: string;
  /** What may be meant. */
  offered?: readonly string[] | undefined;
  /** Adds it, or says why not. */
  add(name: string): string | undefined | void;
}

/** Adds an entry by its name; the field is empty again for the next one. */
export function AddRow({ label, button, offered, add }: Props) {
  const t = useText();
  const id = useId();
  const offers = offersOf(id, offered);
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
  return (
    <form className={styles.add} noValidate onSubmit={submit}>
      <input
        ref={input}
        className="input small"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        list={offers}
        aria-invalid={error !== undefined}
        {...(error && { 'aria-describedby': `${id}-error` })}
      />
      <Button small type="submit">
        <AddIcon />
        {button}
      </Button>
      <Offers id={offers} names={offered} />
      {error ? (
        <FieldError id={id} alert>
          {error}
        </FieldError>
      ) : null}
    </form>
  );
}

import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './savedQueries.module.css';
import { NAME_LENGTH } from './savedQueries.ts';

interface Props {
  label: string;
  button: string;
  start?: string;
  className: string | undefined;
  autoFocus?: boolean;
  isTaken(name: string): boolean;
  take(name: string): void;
  /** Gives up; without it there is nothing to go back to. */
  giveUp?(): void;
}

/** Names a query. */
export function NameForm({
  label,
  button,
  start = '',
  className,
  autoFocus = false,
  isTaken,
  take,
  giveUp,
}: Props) {
  const t = useText();
  const id = useId();
  const [name, setName] = useState(start);
  const [error, setError] = useState<'ui.rule.name' | 'views.rule.taken'>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = name.trim();
    const found = text ? (isTaken(text) ? 'views.rule.taken' : undefined) : 'ui.rule.name';
    setError(found);
    if (found) document.getElementById(id)?.focus();
    else take(text);
  };
  return (
    <form
      className={className}
      noValidate
      onSubmit={submit}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !giveUp) return;
        event.stopPropagation();
        giveUp();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input
          id={id}
          className="input small"
          value={name}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          autoFocus={autoFocus}
          placeholder={t('views.placeholder')}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
          onChange={event => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
        <Button small type="submit">
          {button}
        </Button>
        {giveUp ? (
          <Button small variant="quiet" onClick={giveUp}>
            {t('ui.cancel')}
          </Button>
        ) : null}
      </div>
      {error ? (
        <FieldError id={id} alert>
          {t(error)}
        </FieldError>
      ) : null}
    </form>
  );
}

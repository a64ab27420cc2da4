import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { FieldError } from '../ui/FieldError.tsx';
import { useFocusReturn } from '../ui/focus/handover.ts';
import { Sentence } from './Sentence.tsx';

interface Props {
  label: string;
  button: string;
  className?: string | undefined;
  from: string;
  /** Takes the name, or says why not. */
  take(name: string): string | undefined;
  cancel(): void;
}

/** A name is typed: Enter takes it, Escape leaves it. */
export function NameRow({ label, button, className, from, take, cancel }: Props) {
  const id = useId();
  const layer = useFocusReturn();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    // Once the menu that asked for it has given the keyboard back.
    const timer = setTimeout(() => input.current?.select());
    return () => clearTimeout(timer);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setError(take(input.current!.value.trim()));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel();
  };
  return (
    <form ref={layer} className={className} noValidate onSubmit={submit}>
      <input
        ref={input}
        id={id}
        className="input small"
        aria-label={label}
        placeholder={label}
        defaultValue={from}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error !== undefined}
        {...(error && { 'aria-describedby': `${id}-error` })}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="button small">
        {button}
      </button>
      {error ? (
        <FieldError id={id} alert>
          <Sentence text={error} />
        </FieldError>
      ) : null}
    </form>
  );
}

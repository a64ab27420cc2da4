import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { FieldError } from '../ui/FieldError.tsx';
import { useFocusReturn } from '../ui/focus/handover.ts';
import { Sentence } from './Sentence.tsx';

interface Props {
  label: string;
  button: string;
  className?: string | undefined;
  initialName: string;
  /** Applies the name, or returns the error message. */
  commit(name: string): string | undefined;
  cancel(): void;
}

/** A form for a name: Enter submits it, Escape cancels. */
export function NameRow({ label, button, className, initialName, commit, cancel }: Props) {
  const id = useId();
  const formRef = useFocusReturn();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    // Waits until the menu that opened the form has restored the focus.
    const timer = setTimeout(() => input.current?.select());
    return () => clearTimeout(timer);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setError(commit(input.current!.value.trim()));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel();
  };
  return (
    <form ref={formRef} className={className} noValidate onSubmit={submit}>
      <input
        ref={input}
        id={id}
        className="input small"
        aria-label={label}
        placeholder={label}
        defaultValue={initialName}
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
        <FieldError id={id} isAlert>
          <Sentence text={error} />
        </FieldError>
      ) : null}
    </form>
  );
}

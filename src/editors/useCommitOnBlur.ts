import { createContext, useContext, useEffect, useState, type KeyboardEvent } from 'react';
import { withLineBreaksOf } from './lineBreaks.ts';

/** For inputs that do not change the document, such as the path of an entry. */
export const ignorePending = () => () => {};

/** Counts a field whose input is not applied to the document yet. Returns a function that ends this. */
export const PendingFieldContext = createContext<() => () => void>(ignorePending);

interface Options {
  value: string;
  /** The field has several lines: Enter breaks a line, Ctrl+Enter commits. */
  lines: boolean;
  readOnly: boolean | undefined;
  /** Applies the input, or returns the error message. */
  commit(typed: string): string | undefined | void;
}

/** Commits the input of a field on blur or Enter; Escape resets it. */
export function useCommitOnBlur({ value, lines, readOnly, commit }: Options) {
  const [typed, setTyped] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  const [error, setError] = useState<string>();
  /** The last committed input. The document may write the same value differently. */
  const [committed, setCommitted] = useState<string>();
  if (value !== previousValue) {
    setPreviousValue(value);
    setTyped(value);
    setCommitted(undefined);
  }
  const trackPendingField = useContext(PendingFieldContext);
  const isTyped = typed !== value;
  const isPending = isTyped && typed !== committed;
  useEffect(() => (isPending ? trackPendingField() : undefined), [isPending, trackPendingField]);
  const commitValue = () => {
    const message = readOnly || !isTyped ? undefined : commit(typed) || undefined;
    setError(message);
    if (message === undefined) setCommitted(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !(lines && !event.ctrlKey && !event.metaKey)) {
      event.preventDefault();
      commitValue();
    } else if (event.key === 'Escape' && isTyped) {
      event.preventDefault();
      event.stopPropagation();
      setError(undefined);
      setTyped(value);
    }
  };
  return {
    typed,
    type: (text: string) => setTyped(withLineBreaksOf(value, text)),
    error,
    onBlur: commitValue,
    onKeyDown,
  };
}

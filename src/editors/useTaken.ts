import { useState, type KeyboardEvent } from 'react';

interface Taking {
  value: string;
  /** Enter begins a line in it; with Ctrl it takes what was typed. */
  lines: boolean;
  readOnly: boolean | undefined;
  /** Takes what was typed, or says why not. */
  keep(typed: string): string | undefined | void;
}

/** What is typed into a field is taken when it is left, or by Enter; Escape puts back what stood there. */
export function useTaken({ value, lines, readOnly, keep }: Taking) {
  const [typed, type] = useState(value);
  const [before, setBefore] = useState(value);
  const [error, setError] = useState<string>();
  if (value !== before) {
    setBefore(value);
    type(value);
  }
  const take = () => setError(readOnly || typed === value ? undefined : keep(typed) || undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !(lines && !event.ctrlKey && !event.metaKey)) {
      event.preventDefault();
      take();
    } else if (event.key === 'Escape' && typed !== value) {
      event.preventDefault();
      event.stopPropagation();
      setError(undefined);
      type(value);
    }
  };
  return { typed, type, error, onBlur: take, onKeyDown };
}

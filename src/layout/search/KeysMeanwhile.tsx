import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../ui/useText.ts';
import type { OpenedProps } from './Opened.tsx';

/** What is typed before the code of the search is there stands in a field of its own, and then in that of the search. */
export function KeysMeanwhile({ first, typed: typedRef, close }: OpenedProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    field.current?.focus();
    // To it the keyboard goes back when the search is closed.
    return () => before?.focus();
  }, []);
  return first === 'search' ? (
    <input
      ref={field}
      className="visually-hidden"
      aria-label={t('shell.search.label')}
      onChange={({ target }) => void (typedRef.current = target.value)}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    />
  ) : null;
}

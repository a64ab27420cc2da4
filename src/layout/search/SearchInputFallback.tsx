import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../ui/useText.ts';
import type { SearchDialogsProps } from './SearchDialogs.tsx';

/** A hidden input that receives the text typed until the code of the search has loaded. */
export function SearchInputFallback({ first, typed: typedRef, onClose }: SearchDialogsProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    field.current?.focus();
    // Returns the focus when the search is closed.
    return () => before?.focus();
  }, []);
  return first === 'search' ? (
    <input
      ref={field}
      className="visually-hidden"
      aria-label={t('shell.search.label')}
      onChange={({ target }) => void (typedRef.current = target.value)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    />
  ) : null;
}

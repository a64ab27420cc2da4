import { useContext, useEffect } from 'react';
import { FormContext } from '../../forms/FormContext.ts';
import type { TextKey } from '../../ui/useText.ts';

/** Registers an input's text that is not a value, such as half a date: a form with `fields` is not saved, and shows the error. */
export function useUnreadableText(source: string, error: TextKey | undefined) {
  const unreadable = useContext(FormContext)?.unreadable;
  useEffect(() => {
    if (!error) return;
    unreadable?.set(source, error);
    return () => void unreadable?.delete(source);
  }, [unreadable, source, error]);
}

import { createContext, useContext, useEffect } from 'react';
import type { TextKey } from '../ui/useText.ts';
import type { StatedForm } from './formOf.ts';

interface Within {
  form: StatedForm;
  /** What stands in a field and is no value yet, such as half a date: its error, by source. */
  unreadable: Map<string, TextKey>;
  /** Gives up what was typed; a draft of it is forgotten, too. Missing where the form cannot be cancelled. */
  cancel?: (() => void) | undefined;
}

export const FormContext = createContext<Within | undefined>(undefined);

/** The form around an input, as it was stated. */
export function useWithin(): Within {
  const within = useContext(FormContext);
  if (!within) throw new Error('an input outside a Form');
  return within;
}

export const useCancel = () => useWithin().cancel;

/** Says that what is typed at `source` cannot be read, so that it is not sent; undefined where it can. */
export function useUnreadable(source: string, error: TextKey | undefined) {
  const { unreadable } = useWithin();
  useEffect(() => {
    if (!error) return;
    unreadable.set(source, error);
    return () => void unreadable.delete(source);
  }, [unreadable, source, error]);
}

import { useEffect, useRef, useState } from 'react';
import { useDebouncedUrlUpdate } from '../useDebouncedValue.ts';

/**
 * Connects an input to the search text `q` in the URL. It is written when typing stops, or immediately by
 * `settle`. `write` resolves with whether it was written. `pause` is in milliseconds.
 */
export function useUrlText(q: string, write: (q: string) => Promise<boolean>, pause?: number) {
  const [typed, type] = useState(q);
  const written = useRef(q);

  // A change of the URL, such as Back or a cleared search, replaces the typed text.
  useEffect(() => {
    if (q !== written.current) type(q);
    written.current = q;
  }, [q]);

  const settle = async (text: string) => {
    if (text === written.current) return;
    written.current = text;
    if (await write(text)) return;
    // Unsaved input blocked the navigation, so the input shows the current search again.
    written.current = q;
    type(q);
  };
  useDebouncedUrlUpdate(settle, typed.trim(), pause);
  return { typed, type, settle: () => settle(typed.trim()) };
}

import { useEffect, useRef, useState } from 'react';
import { useDebouncedAddress } from '../useDebounced.ts';

/**
 * A search text as it is typed. It follows `q`, what the address says, and is written there when typing stops, or at once by
 * `settle`; `write` answers whether it was. `pause`, in milliseconds, is how long typing has to have stopped.
 */
export function useAddressedText(q: string, write: (q: string) => Promise<boolean>, pause?: number) {
  const [typed, type] = useState(q);
  const written = useRef(q);

  // The address changed by itself (Back, a cleared search): it wins over what stands in the box.
  useEffect(() => {
    if (q !== written.current) type(q);
    written.current = q;
  }, [q]);

  const settle = async (text: string) => {
    if (text === written.current) return;
    written.current = text;
    if (await write(text)) return;
    // Held back by unsaved input: the box says what is shown, whatever is answered.
    written.current = q;
    type(q);
  };
  useDebouncedAddress(settle, typed.trim(), pause);
  return { typed, type, settle: () => settle(typed.trim()) };
}

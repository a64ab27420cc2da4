import { useEffect, useRef, useState } from 'react';

interface Opened {
  /** Another document has another key. */
  key: number;
  text: string;
  /** The stored text that is known here, and when it was read, epoch milliseconds. */
  saved: string;
  at: number;
}

/**
 * The document in an editor. A version that others store replaces it as long as nothing is unsaved. A stored text that `isSame` does
 * not replace it.
 */
export function useOpenedText(stored: string, isSame: (one: string, other: string) => boolean) {
  const [opened, setOpened] = useState<Opened>(() => ({
    key: 0,
    text: stored,
    saved: stored,
    at: Date.now(),
  }));
  const isUnsaved = useRef(false);
  useEffect(() => {
    if (isUnsaved.current || stored === opened.saved || isSame(stored, opened.saved)) return;
    setOpened(({ key }) => ({ key: key + 1, text: stored, saved: stored, at: Date.now() }));
    // A change of what is stored is what brings in another text.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [stored]);
  return {
    opened,
    note: (is: boolean) => void (isUnsaved.current = is),
    saved: (text: string) => setOpened(before => ({ ...before, saved: text, at: Date.now() })),
    /** A restored draft was typed on this saved text, at that time. */
    typedOn: (base: string, time: number) =>
      setOpened(before => (isSame(base, before.saved) ? before : { ...before, saved: base, at: time })),
  };
}

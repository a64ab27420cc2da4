import { useEffect, useRef, useState } from 'react';

interface Opened {
  /** Another document has another key. */
  key: number;
  text: string;
  /** What of it is stored, as far as it is known here, and since when, epoch milliseconds. */
  saved: string;
  at: number;
}

/** The document that stands in an editor. What others store comes in as long as nothing is unsaved there; the same in other words, as a platform may answer, is no other. */
export function useOpened(stored: string, isSame: (one: string, other: string) => boolean) {
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
    /** What stands in the editor was typed on this, at that time. */
    typedOn: (base: string, time: number) =>
      setOpened(before => (isSame(base, before.saved) ? before : { ...before, saved: base, at: time })),
  };
}

import { useEffect, useRef, useState } from 'react';

interface OpenedText {
  /** Changes whenever another text replaces this one. */
  key: number;
  text: string;
  /** The stored text that this page knows, and when it was read, epoch milliseconds. */
  saved: string;
  savedAt: number;
}

/** Keeps the text of an editor. Another stored version replaces it unless there are unsaved changes or `isSame` is true for both. */
export function useOpenedText(stored: string, isSame: (one: string, other: string) => boolean) {
  const [opened, setOpened] = useState<OpenedText>(() => ({
    key: 0,
    text: stored,
    saved: stored,
    savedAt: Date.now(),
  }));
  const isUnsaved = useRef(false);
  useEffect(() => {
    if (isUnsaved.current || stored === opened.saved || isSame(stored, opened.saved)) return;
    setOpened(({ key }) => ({ key: key + 1, text: stored, saved: stored, savedAt: Date.now() }));
    // Only a new stored text can replace the opened one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [stored]);
  return {
    opened,
    setUnsaved: (unsaved: boolean) => void (isUnsaved.current = unsaved),
    markSaved: (text: string) => setOpened(before => ({ ...before, saved: text, savedAt: Date.now() })),
    /** Sets the saved text on which a restored draft is based, and its time. */
    setDraftBase: (base: string, time: number) =>
      setOpened(before => (isSame(base, before.saved) ? before : { ...before, saved: base, savedAt: time })),
  };
}

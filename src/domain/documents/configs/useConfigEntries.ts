import { useCallback, useEffect, useState } from 'react';
import type { JsonDocument } from '../../../editors/json/document.ts';
import { entriesIn, type ConfigEntry } from './entries.ts';

/** Typing pauses for so long before the list follows it, milliseconds. */
const PAUSE = 200;

/** The configs of a list, read again when typing pauses, or at `follow()`; while the text cannot be read they are those that were there last. */
export function useConfigEntries(doc: JsonDocument) {
  const [entries, setEntries] = useState<ConfigEntry[] | undefined>(() => entriesIn(doc));
  const follow = useCallback(
    () => setEntries(before => entriesIn(doc) ?? (doc.findMistake() ? before : undefined)),
    [doc],
  );
  useEffect(() => {
    let known = doc.view.state.doc;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      if (doc.view.state.doc === known) return;
      known = doc.view.state.doc;
      clearTimeout(timer);
      timer = setTimeout(follow, PAUSE);
    };
    const leave = doc.state.subscribe(changed);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [doc, follow]);
  return { entries, follow };
}

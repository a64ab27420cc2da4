import { useCallback, useEffect, useState } from 'react';
import type { JsonDocument } from '../../../editors/json/document.ts';
import { entriesIn, type ConfigEntry } from './entries.ts';

/** Typing pauses for so long before the list follows it, milliseconds. */
const PAUSE = 200;

/** The configs of a list, read again when typing pauses, or at `follow()`; while the text cannot be read they are those that were there last. */
export function useConfigEntries(document: JsonDocument) {
  const [entries, setEntries] = useState<ConfigEntry[] | undefined>(() => entriesIn(document));
  const follow = useCallback(
    () => setEntries(before => entriesIn(document) ?? (document.findMistake() ? before : undefined)),
    [document],
  );
  useEffect(() => {
    let known = document.view.state.doc;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      if (document.view.state.doc === known) return;
      known = document.view.state.doc;
      clearTimeout(timer);
      timer = setTimeout(follow, PAUSE);
    };
    const leave = document.state.subscribe(changed);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [document, follow]);
  return { entries, follow };
}

import { useCallback, useEffect, useState } from 'react';
import type { JsonDocument } from '../../../editors/json/document.ts';
import { readEntries, type ConfigEntry } from './entries.ts';

/** How long typing must pause before the list is updated, in milliseconds. */
const DEBOUNCE_MS = 200;

/**
 * Returns the configs of a list. It is updated when typing pauses or `follow()` is called. If the text cannot
 * be parsed, the last configs stay.
 */
export function useConfigEntries(doc: JsonDocument) {
  const [entries, setEntries] = useState<ConfigEntry[] | undefined>(() => readEntries(doc));
  const follow = useCallback(
    () => setEntries(before => readEntries(doc) ?? (doc.findSyntaxError() ? before : undefined)),
    [doc],
  );
  useEffect(() => {
    let known = doc.view.state.doc;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      if (doc.view.state.doc === known) return;
      known = doc.view.state.doc;
      clearTimeout(timer);
      timer = setTimeout(follow, DEBOUNCE_MS);
    };
    const leave = doc.state.subscribe(changed);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [doc, follow]);
  return { entries, follow };
}

import { useEffect, useRef, useState } from 'react';
import { inGroups, inOrderOfFit, type SearchMatch } from './searchMatches.ts';

/** So long what came first waits for the rest, milliseconds. */
const PATIENCE = 400;

/**
 * What was found for a text, what fits best first. It is shown once all of it is here, or after a moment; from then on each
 * section keeps its place, so that nothing above the choice moves, and what comes later stands below.
 */
export function useInTurn(text: string, found: SearchMatch[], waiting: boolean): SearchMatch[] {
  const [overFor, setOverFor] = useState<string>();
  const shown = useRef<{ text: string; sections: string[] }>(undefined);
  const any = found.length > 0;
  useEffect(() => {
    if (!waiting || !any) return;
    const timer = setTimeout(() => setOverFor(text), PATIENCE);
    return () => clearTimeout(timer);
  }, [text, waiting, any]);

  if (shown.current?.text !== text) shown.current = undefined;
  if (waiting && overFor !== text && !shown.current) return [];
  const sections = inGroups(inOrderOfFit(found, text));
  const before = shown.current?.sections ?? [];
  const order = [...before, ...[...sections.keys()].filter(section => !before.includes(section))];
  if (any) shown.current = { text, sections: order };
  return order.flatMap(section => sections.get(section) ?? []);
}

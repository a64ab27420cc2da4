import { useEffect, useRef, useState } from 'react';
import { groupMatches, sortByRelevance, type SearchMatch } from './searchMatches.ts';

/** How long the first results wait for the others, milliseconds. */
const MAX_WAIT = 400;

/**
 * The matches of a query, sorted by relevance once all replies are here or `MAX_WAIT` is over. From then on, sections keep their
 * order and new ones are appended, so that nothing above the selected option moves.
 */
export function useStableSections(query: string, matches: SearchMatch[], waiting: boolean): SearchMatch[] {
  const [timedOutQuery, setTimedOutQuery] = useState<string>();
  const sectionOrder = useRef<{ query: string; sections: string[] }>(undefined);
  const hasMatches = matches.length > 0;
  useEffect(() => {
    if (!waiting || !hasMatches) return;
    const timer = setTimeout(() => setTimedOutQuery(query), MAX_WAIT);
    return () => clearTimeout(timer);
  }, [query, waiting, hasMatches]);

  if (sectionOrder.current?.query !== query) sectionOrder.current = undefined;
  if (waiting && timedOutQuery !== query && !sectionOrder.current) return [];
  const sections = groupMatches(sortByRelevance(matches, query));
  const before = sectionOrder.current?.sections ?? [];
  const order = [...before, ...[...sections.keys()].filter(section => !before.includes(section))];
  if (hasMatches) sectionOrder.current = { query, sections: order };
  return order.flatMap(section => sections.get(section) ?? []);
}

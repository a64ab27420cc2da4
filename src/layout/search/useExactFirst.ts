import { useRef } from 'react';
import { withoutRepeatedLinks, type SearchMatch } from './searchMatches.ts';

/**
 * The matches of a query, exact ones first and highlighted. They keep their order if the user has highlighted an option before
 * the exact ones arrived, so that nothing above it moves. `keepOrder` reports such a highlight.
 */
export function useExactFirst(query: string, matches: SearchMatch[]) {
  const order = useRef({ query, isKept: false, isExactFirst: false });
  if (order.current.query !== query) order.current = { query, isKept: false, isExactFirst: false };
  const { current } = order;
  const exact = matches.filter(({ isExact }) => isExact);
  if (exact.length && !current.isKept) current.isExactFirst = true;
  return {
    options: current.isExactFirst
      ? withoutRepeatedLinks([...exact, ...matches]).map(match => ({
          ...match,
          // MUI highlights the first option again if the highlighted key disappears.
          key: `exact ${match.key}`,
        }))
      : withoutRepeatedLinks(matches),
    keepOrder: () => void (current.isKept = true),
  };
}

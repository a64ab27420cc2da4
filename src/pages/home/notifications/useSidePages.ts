import { useRowPages } from '../../../lists/small/useRowPages.ts';
import { useFind } from '../../../lists/useFind.ts';

/** From this many rows on a list at the side has a search, and pages of this size. */
const PAGE_SIZE = 24;

/** The rows of a list at the side that match its search, in pages; both are in the URL. */
export function useSidePages<R>(rows: R[], textOf: (row: R) => string, prefix: string) {
  const { typed, type, wanted } = useFind(prefix);
  const isSearched = rows.length >= PAGE_SIZE || typed !== '';
  const found = wanted ? rows.filter(row => textOf(row).toLocaleLowerCase().includes(wanted)) : rows;
  const { shown, last, ...foot } = useRowPages(found, { prefix, pageSize: PAGE_SIZE });
  return {
    shown,
    found,
    search: isSearched ? { typed, type } : undefined,
    foot: last > 1 ? foot : undefined,
  };
}

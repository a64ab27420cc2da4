import { useMemo } from 'react';
import { useResourceContext, useStore } from 'react-admin';
import { columnsOf } from '../../lists/look.ts';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useListAddressContext } from '../list/useListAddress.ts';
import type { ReadColumn } from './columns.ts';

const NONE: readonly string[] = [];

/** The key that a table's choice of columns is kept under. */
export const useTableKey = (storeKey: string | undefined, resource?: string) => {
  const around = useResourceContext();
  return storeKey ?? `${resource ?? around}.datatable`;
};

/**
 * Which columns of a table are shown: as the address says, as somebody chose, which is kept under the table's key as a list of hidden
 * ones, or the usual ones. The first column names the row: it is shown unless the table itself hides it.
 */
export function useColumnChoice(
  columns: readonly ReadColumn[],
  storeKey: string,
  hiddenColumns: readonly string[] = NONE,
) {
  const address = useListAddressContext();
  const isWide = useMedia(`(min-width: ${breakpoints.wide}px)`);
  const [hidden, keepHidden] = useStore<string[] | undefined>(storeKey);
  const [before] = useStore<string[] | undefined>(shownKey(storeKey));
  const asked = address?.params.columns;
  const choice = useMemo(() => {
    const sources = columns.map(({ key }) => key);
    const known = asked?.filter(source => sources.includes(source));
    const kept = hidden ? sources.filter(source => !hidden.includes(source)) : before;
    const chosen = known ? (known.length ? known : undefined) : kept;
    const usual = columns.filter(
      ({ key, shown }) => !hiddenColumns.includes(key) && (!shown || (shown === 'wide' && isWide)),
    );
    const isFixed = (at: number) => at === 0 && !hiddenColumns.includes(sources[0]!);
    const shown = chosen ?? usual.map(({ key }) => key);
    return {
      /** The keys of those that can be hidden and shown. */
      offered: sources.filter((_, at) => !isFixed(at)),
      /** The keys of those that are shown, in their order. */
      shown: sources.filter((source, at) => isFixed(at) || shown.includes(source)),
      /** The same for an address: none for the usual ones. */
      look: chosen
        ? columnsOf(
            columns.map(({ key }) => ({ source: key })),
            chosen,
          )
        : [],
    };
  }, [columns, hidden, before, asked, hiddenColumns, isWide]);
  const toggle = (source: string) => {
    const next = choice.shown.includes(source)
      ? choice.offered.filter(one => one === source || !choice.shown.includes(one))
      : choice.offered.filter(one => one !== source && !choice.shown.includes(one));
    keepHidden(next);
    if (asked) void address?.change({ columns: undefined, page: address.params.page }, { replace: true });
  };
  return { ...choice, toggle };
}

/** Where the shown columns were kept before the hidden ones are, as react-admin keeps them. */
const shownKey = (storeKey: string) => storeKey.replace(/\.datatable$/, '.columns');

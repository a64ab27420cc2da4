import { useMemo } from 'react';
import { inOrder } from '../../ui/formats.ts';
import { useOwnParameters } from '../useOwnParameters.ts';
import type { Order, SmallColumn } from './columns.ts';

/**
 * Rows that are all here already, in the order that the address asks for: with the prefix `user` by `userSortBy` and
 * `userSortDirection`, else by the first column. Another order begins at page 1. They are put in order again when the rows or
 * the column are others: hand over the same ones while nothing in them changes.
 */
export function useOrder<T>(
  rows: T[],
  columns: SmallColumn<T>[],
  prefix: string,
): { ordered: T[]; order: Order } {
  const { own, hrefOf, go } = useOwnParameters(prefix);
  const asked = own.get('sortBy');
  const column = columns.find(({ source }) => source === asked) ?? columns[0]!;
  const descending = own.get('sortDirection') === 'desc';
  const ordered = useMemo(() => {
    const inTheirs = rows
      .map(row => ({ row, text: column.text(row), value: column.value?.(row) }))
      .toSorted((a, b) =>
        a.value === undefined || b.value === undefined ? inOrder(a.text, b.text) : a.value - b.value,
      );
    return (descending ? inTheirs.toReversed() : inTheirs).map(({ row }) => row);
  }, [rows, column, descending]);
  const choose = (by: string, descending: boolean) => {
    const next = new URLSearchParams(own);
    next.delete('page');
    next.set('sortBy', by);
    next.set('sortDirection', descending ? 'desc' : 'asc');
    void go(hrefOf(next));
  };
  return { ordered, order: { by: column.source, descending, choose } };
}

import { useCallback, useEffect, useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { foldText } from '../platform/fold.ts';
import { inOrder } from '../ui/formats.ts';
import { useAddressed } from './useAddressed.ts';
import type { AddressedList } from './useAddressedList.ts';
import type { AddressedState } from './useListState.ts';

export interface Whole<T extends RaRecord> {
  /** Missing until they are here. */
  rows: T[] | undefined;
  /** So many rows could not be read, and are left out. */
  odd: number;
  error: unknown;
  refetch(): unknown;
  /** What of a record is searched. */
  searched(record: T): string;
  /** What it is sorted by where that is a column's; a missing one stands first. */
  sorted(record: T, source: string): string | number;
  /** Whether a record fits the filters of the address. */
  fits?(record: T, filters: Readonly<Record<string, string>>): boolean;
}

const order = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : inOrder(String(a), String(b));

/** Rows that are all here already, as the address asks for them. */
export function useWholeList<T extends RaRecord>(
  { state, change }: AddressedState,
  { rows, odd, error, refetch, searched, sorted, fits }: Whole<T>,
): AddressedList {
  const addressed = useAddressed({ state, change });
  const { q, filters, sortBy, sortDirection, page, pageSize } = state;
  const found = useMemo(() => {
    const wanted = foldText(q.trim());
    const fitting = rows?.filter(
      row => (!wanted || foldText(searched(row)).includes(wanted)) && (fits?.(row, filters) ?? true),
    );
    const turn = sortDirection === 'desc' ? -1 : 1;
    return fitting
      ?.map(row => ({ row, by: sorted(row, sortBy) }))
      .toSorted((a, b) => turn * order(a.by, b.by))
      .map(({ row }) => row);
  }, [rows, q, filters, sortBy, sortDirection, searched, sorted, fits]);
  const total = found?.length;
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (last !== undefined && page > last) void change({ page: last }, { replace: true });
  }, [last, page, change]);
  const data = useMemo(() => found?.slice((page - 1) * pageSize, page * pageSize), [found, page, pageSize]);
  return {
    ...addressed,
    data,
    total,
    error,
    refetch,
    meta: { odd },
    isPlaceholderData: false,
    isFetching: false,
    hasNextPage: last === undefined ? undefined : page < last,
    getData: useCallback(async () => found ?? [], [found]),
  } as AddressedList;
}

import get from 'lodash/get.js';
import { useMemo } from 'react';
import type { FilterPayload, RaRecord, SortPayload } from 'react-admin';
import { compareTexts } from '../../ui/formats.ts';

export interface LocalRecords<T extends RaRecord> {
  /** All records, or null while they load. The list sends no request, and filters, sorts and pages these records by its URL. */
  records?: readonly T[] | null;
  /** As in react-admin's `useList`: the error of loading the records. */
  error?: unknown;
  /**
   * As in react-admin's `useList`: more records are loading. Until then a page beyond the last one stays in
   * the URL.
   */
  isFetching?: boolean;
  /** Reloads the records after an error. */
  refetch?(): unknown;
  /** The number of entries in the reply that are not records and were left out. */
  skippedCount?: number;
  /** As in react-admin's `useList`: records for which it returns false are left out. */
  filterCallback?: (record: T) => boolean;
  /** Replaces react-admin's comparison of a record with the filter values. */
  matchesFilters?: (record: T, filterValues: FilterPayload) => boolean;
}

interface LocalQuery {
  page: number;
  perPage: number;
  sort: SortPayload;
  filter: FilterPayload;
}

const hasText = (record: RaRecord, text: string) =>
  Object.values(record).some(value => typeof value === 'string' && value.toLowerCase().includes(text));

const hasAnyOf = (value: unknown, expected: unknown) => {
  if (Array.isArray(value)) return [expected].flat().some(one => value.includes(one));
  // Compares texts as react-admin does, because a number in the URL is a text.
  return [expected].flat().some(one => String(one) === String(value));
};

/** Matches as react-admin does: `q` is searched in all texts of a record, any other filter is a value or an array of values of its field. */
const matchesFilter = (record: RaRecord, filter: FilterPayload) =>
  Object.entries(filter).every(([name, expected]) =>
    name === 'q'
      ? hasText(record, String(expected).trim().toLowerCase())
      : hasAnyOf(get(record, name), expected),
  );

const compare = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareTexts(String(one ?? ''), String(other ?? ''));

/** Filters, sorts and slices `records`. Returns undefined if the list requests its records. */
export function useLocalRecords<T extends RaRecord>(
  { records, filterCallback, matchesFilters = matchesFilter }: LocalRecords<T>,
  { page, perPage, sort, filter }: LocalQuery,
) {
  const { field, order } = sort;
  const filteredRecords = useMemo(() => {
    const direction = order === 'DESC' ? -1 : 1;
    const matching = records?.filter(
      record => matchesFilters(record, filter) && (filterCallback?.(record) ?? true),
    );
    // Without a sort field the records keep their order.
    if (!field) return matching;
    return matching?.toSorted((one, other) => direction * compare(get(one, field), get(other, field)));
  }, [records, filter, filterCallback, matchesFilters, field, order]);
  const total = filteredRecords?.length;
  // A page beyond the last one shows the records of the last page until the URL is corrected.
  const visiblePage = Math.min(page, Math.max(1, Math.ceil((total ?? 0) / perPage)));
  return useMemo(
    () =>
      records === undefined
        ? undefined
        : {
            found: filteredRecords,
            data: filteredRecords?.slice((visiblePage - 1) * perPage, visiblePage * perPage),
            total,
          },
    [records, filteredRecords, visiblePage, perPage, total],
  );
}

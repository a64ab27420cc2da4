import get from 'lodash/get.js';
import { useMemo } from 'react';
import type { FilterPayload, RaRecord, SortPayload } from 'react-admin';
import { compareTexts } from '../../ui/formats.ts';

export interface LocalRecords<T extends RaRecord> {
  /** Records that are all loaded, null while they load. The list then sends no request; its URL filters, sorts and pages them. */
  records?: readonly T[] | null;
  /** As in react-admin's `useList`: why the records could not be loaded. */
  error?: unknown;
  /** As in react-admin's `useList`: more records are loading. A page beyond the last one stays in the URL until they are all there. */
  isFetching?: boolean;
  /** Loads the records again after an error. */
  refetch?(): unknown;
  /** How many entries of the reply are not records and were left out. */
  skippedCount?: number;
  /** As in react-admin's `useList`: leaves out records that it returns false for. */
  filterCallback?: (record: T) => boolean;
  /** Replaces react-admin's comparison of a record with the filter values. */
  matchesFilters?: (record: T, filterValues: FilterPayload) => boolean;
}

interface View {
  page: number;
  perPage: number;
  sort: SortPayload;
  filter: FilterPayload;
}

const hasText = (record: RaRecord, text: string) =>
  Object.values(record).some(value => typeof value === 'string' && value.toLowerCase().includes(text));

const isAmong = (value: unknown, wanted: unknown) => {
  if (Array.isArray(value)) return [wanted].flat().some(one => value.includes(one));
  // As in react-admin: a number in the URL is a text.
  return [wanted].flat().some(one => String(one) === String(value));
};

/** react-admin's: `q` is searched in all texts of a record, any other filter is a value or a list of values of its field. */
const matches = (record: RaRecord, filter: FilterPayload) =>
  Object.entries(filter).every(([name, wanted]) =>
    name === 'q' ? hasText(record, String(wanted).trim().toLowerCase()) : isAmong(get(record, name), wanted),
  );

const compare = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareTexts(String(one ?? ''), String(other ?? ''));

/** Filters, sorts and slices `records`; undefined if the list requests its records. */
export function useLocalRecords<T extends RaRecord>(
  { records, filterCallback, matchesFilters = matches }: LocalRecords<T>,
  { page, perPage, sort, filter }: View,
) {
  const { field, order } = sort;
  const found = useMemo(() => {
    const turn = order === 'DESC' ? -1 : 1;
    const matching = records?.filter(
      record => matchesFilters(record, filter) && (filterCallback?.(record) ?? true),
    );
    // Without a field the records keep their order.
    if (!field) return matching;
    return matching?.toSorted((one, other) => turn * compare(get(one, field), get(other, field)));
  }, [records, filter, filterCallback, matchesFilters, field, order]);
  const total = found?.length;
  // Beyond the last page these are its records, until the URL has its number.
  const shownPage = Math.min(page, Math.max(1, Math.ceil((total ?? 0) / perPage)));
  return useMemo(
    () =>
      records === undefined
        ? undefined
        : { found, data: found?.slice((shownPage - 1) * perPage, shownPage * perPage), total },
    [records, found, shownPage, perPage, total],
  );
}

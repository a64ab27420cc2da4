import type { Pages } from './usePages.ts';
import { useRowPages } from './useRowPages.ts';

interface Whole<T> {
  /** Missing until they are here. */
  rows: T[] | undefined;
  odd?: number;
  error?: unknown;
  refetch?(): unknown;
  /** Of its page in the address. */
  prefix: string;
  pageSize: number;
}

/** A list that comes whole, in the pages of a small table. */
export function useWholePages<T>({ rows, odd = 0, error, refetch, ...paging }: Whole<T>): Pages<T> {
  const { shown, ...pages } = useRowPages(rows ?? [], paging);
  return {
    ...pages,
    rows: rows && shown,
    odd,
    error,
    refetch: () => void refetch?.(),
    refreshing: false,
    readAll: async () => rows ?? [],
  };
}

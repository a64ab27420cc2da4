import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { pageOf, readList } from '../../client/dialect.ts';
import { EXPORT_PATIENCE, withProgress } from '../../client/progress.ts';
import type { RowOf } from '../../data/useEndpointList.ts';
import { useEndpointQuery } from '../../data/useEndpointQuery.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import type { AnyEndpoint, Ask } from '../../platform/endpoint.ts';
import { useAddressedPage } from './useAddressedPage.ts';

/** One page of a list within a page. */
export interface Pages<T> {
  /** Missing until they are here. */
  rows: T[] | undefined;
  total: number;
  /** So many rows of the answer could not be read, and are left out. */
  odd: number;
  page: number;
  last: number;
  pageSize: number;
  hrefOf(page: number): string;
  go(page: number): void;
  error: unknown;
  refetch(): void;
  /** Rows of an earlier page stand in until the asked ones are here. */
  refreshing: boolean;
  /** The answer with every row, for a file. */
  readAll(progress: (bytes: number) => void, signal: AbortSignal): Promise<unknown>;
}

interface Paging {
  /** Of its parameters in the address. */
  prefix: string;
  pageSize: number;
  /** Nothing is asked yet where false. */
  enabled?: boolean;
}

/**
 * Asks for a list in pages of its own size, whose number stands in the address: with the prefix `session` in
 * `sessionPage`. A page beyond the last leads to the last.
 */
export function usePages<E extends AnyEndpoint>(
  endpoint: E,
  ask: Ask<E>,
  { prefix, pageSize, enabled = true }: Paging,
): Pages<RowOf<E>> {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { page, hrefOf, go } = useAddressedPage(prefix);
  const asking = (page: number, pageSize: number) =>
    ({ ...ask, query: { ...(ask.query as object | undefined), page, pageSize } }) as Ask<E>;
  const { data, error, refetch, isPlaceholderData } = useEndpointQuery(endpoint, asking(page, pageSize), {
    placeholderData: keepPreviousData,
    enabled,
  });
  const { data: rows, total, odd } = pageOf(readList<RowOf<E>>(data), page, pageSize);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const beyond = data !== undefined && !isPlaceholderData && page > last;
  useEffect(() => {
    if (beyond) go(last, { replace: true });
  }, [beyond, last, go]);
  return {
    rows: data === undefined || beyond ? undefined : rows,
    total,
    odd,
    page: Math.min(page, last),
    last,
    pageSize,
    hrefOf,
    go,
    error,
    refetch: () => void refetch(),
    refreshing: isPlaceholderData,
    readAll: (progress, signal) =>
      call(endpoint, asking(1, 0), { read: withProgress(progress), signal, patience: EXPORT_PATIENCE }),
  };
}

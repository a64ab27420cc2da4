import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnyEndpoint, EndpointArgs, ReplyOf } from '../platform/endpoint.ts';
import { readList, type ListPage } from './dialect.ts';
import { useEndpointQuery } from './useEndpointQuery.ts';

/** The type of a row in the reply of a list endpoint. */
export type RowOf<E> =
  ReplyOf<E> extends infer Reply ? (Reply extends readonly (infer Row)[] ? Row : never) : never;

export interface EndpointListResult<E> {
  query: UseQueryResult<ReplyOf<E>>;
  rows: RowOf<E>[];
  /** The number of rows that are not records of this kind. They are left out. */
  skippedCount: number;
  list: ListPage<RowOf<E>>;
}

/** Reads a list in any of its documented shapes (`readList`). */
export function useEndpointList<E extends AnyEndpoint>(
  endpoint: E,
  args: EndpointArgs<E>,
  options?: Omit<UseQueryOptions<ReplyOf<E>>, 'queryKey' | 'queryFn'>,
): EndpointListResult<E> {
  const query = useEndpointQuery(endpoint, args, options);
  const { data } = query;
  const page = useMemo(() => readList<RowOf<E>>(data), [data]);
  return { query, rows: page.data, skippedCount: page.skippedCount, list: page };
}

/** The part of a result that a component needs to render the list. */
export interface EndpointList<E> extends Pick<EndpointListResult<E>, 'rows' | 'skippedCount'> {
  query: { isPending: boolean; error: unknown; refetch(): unknown };
}

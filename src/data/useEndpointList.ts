import type { UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnyEndpoint, EndpointArgs, ReplyOf } from '../platform/endpoint.ts';
import { readList } from './dialect.ts';
import { useEndpointQuery } from './useEndpointQuery.ts';

/** What a list's endpoint answers rows of. */
export type RowOf<E> =
  ReplyOf<E> extends infer Reply ? (Reply extends readonly (infer Row)[] ? Row : never) : never;

/** Reads a list, in whichever of the documented shapes it comes: its rows, and `odd`, how many could not be read. */
export function useEndpointList<E extends AnyEndpoint>(
  endpoint: E,
  ask: EndpointArgs<E>,
  options?: Omit<UseQueryOptions<ReplyOf<E>>, 'queryKey' | 'queryFn'>,
) {
  const asked = useEndpointQuery(endpoint, ask, options);
  const { data } = asked;
  const listed = useMemo(() => readList<RowOf<E>>(data), [data]);
  return { asked, rows: listed.data, odd: listed.odd, listed };
}

/** A list that was asked for, as it is handed to what draws it. */
export interface EndpointList<E> {
  asked: { isPending: boolean; error: unknown; refetch(): unknown };
  rows: RowOf<E>[];
  odd: number;
}

import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AnyEndpoint, EndpointArgs, ReplyOf } from '../platform/endpoint.ts';
import type { ConsoleDataProvider } from './dataProvider.ts';
import { shownRecords } from './refresh.ts';

/** The cache key of a call. */
export const endpointKey = (endpoint: AnyEndpoint, ask: unknown) => [endpoint.route, ask] as const;

/** A call as a query: its key, how it is asked, and what its answer shows. */
export const endpointQuery = <E extends AnyEndpoint>(
  { call }: ConsoleDataProvider,
  endpoint: E,
  ask: EndpointArgs<E>,
) => ({
  queryKey: endpointKey(endpoint, ask),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, ask, { signal }),
  meta: shownRecords(endpoint, ask),
});

/** Reads: asks a documented call and keeps its answer under `[route, ask]`; it is asked again when what it shows changes. */
export function useEndpointQuery<E extends AnyEndpoint>(
  endpoint: E,
  ask: EndpointArgs<E>,
  options: Omit<UseQueryOptions<ReplyOf<E>>, 'queryKey' | 'queryFn'> = {},
) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery<ReplyOf<E>>({ ...endpointQuery(dataProvider, endpoint, ask), ...options });
}

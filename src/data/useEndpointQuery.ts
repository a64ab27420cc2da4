import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AnyEndpoint, EndpointArgs, ReplyOf } from '../platform/endpoint.ts';
import type { ConsoleDataProvider } from './dataProvider.ts';
import { shownRecords } from './refresh.ts';

export const endpointKey = (endpoint: AnyEndpoint, ask: unknown) => [endpoint.route, ask] as const;

/** Returns the query options of a call. `meta` states which records its reply shows. */
export const endpointQuery = <E extends AnyEndpoint>(
  { call }: ConsoleDataProvider,
  endpoint: E,
  ask: EndpointArgs<E>,
) => ({
  queryKey: endpointKey(endpoint, ask),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, ask, { signal }),
  meta: shownRecords(endpoint, ask),
});

/**
 * Reads from an endpoint and caches the reply under `[route, ask]`. It is read again when a record that it
 * shows changes.
 */
export function useEndpointQuery<E extends AnyEndpoint>(
  endpoint: E,
  ask: EndpointArgs<E>,
  options: Omit<UseQueryOptions<ReplyOf<E>>, 'queryKey' | 'queryFn'> = {},
) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery<ReplyOf<E>>({ ...endpointQuery(dataProvider, endpoint, ask), ...options });
}

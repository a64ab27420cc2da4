import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AnyEndpoint, EndpointArgs, ReplyOf } from '../platform/endpoint.ts';
import type { ConsoleDataProvider } from './dataProvider.ts';
import { shownRecords } from './refetch.ts';

export const endpointKey = (endpoint: AnyEndpoint, args: unknown) => [endpoint.route, args] as const;

/** Returns the query options of a call. `meta` states which records its reply shows. */
export const endpointQuery = <E extends AnyEndpoint>(
  { call }: ConsoleDataProvider,
  endpoint: E,
  args: EndpointArgs<E>,
) => ({
  queryKey: endpointKey(endpoint, args),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, args, { signal }),
  meta: shownRecords(endpoint, args),
});

/**
 * Reads from an endpoint and caches the reply under `[route, args]`. It is read again when a record that it
 * shows changes.
 */
export function useEndpointQuery<E extends AnyEndpoint>(
  endpoint: E,
  args: EndpointArgs<E>,
  options: Omit<UseQueryOptions<ReplyOf<E>>, 'queryKey' | 'queryFn'> = {},
) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery<ReplyOf<E>>({ ...endpointQuery(dataProvider, endpoint, args), ...options });
}

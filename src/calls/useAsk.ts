import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AnyEndpoint, Ask, ReplyOf } from '../platform/endpoint.ts';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';

/** The cache key of a call. */
export const askKey = (endpoint: AnyEndpoint, ask: unknown) => [endpoint.route, ask] as const;

/** Reads: asks a documented call and keeps its answer under `[route, ask]`. */
export function useAsk<E extends AnyEndpoint>(
  endpoint: E,
  ask: Ask<E>,
  options: Omit<UseQueryOptions<ReplyOf<E>>, 'queryKey' | 'queryFn'> = {},
) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  return useQuery<ReplyOf<E>>({
    queryKey: askKey(endpoint, ask),
    queryFn: ({ signal }) => call(endpoint, ask, { signal }),
    ...options,
  });
}

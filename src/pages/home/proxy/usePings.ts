import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { proxy } from '../../../platform/proxy.ts';
import type { Ping } from './pings.ts';

const KEY = ['pings'];
/** Covers a working day. */
const MAX_PINGS = 1_000;

/** Pings the proxy server every `every` milliseconds while `enabled`. Failed requests count as pings, too. */
export function usePings(every: number, enabled: boolean) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const ping = async (signal: AbortSignal): Promise<Ping> => {
    const [at, from] = [Date.now(), performance.now()];
    const took = () => ({ at, ms: Math.round(performance.now() - from) });
    try {
      const reply = await call(proxy.ping, {}, { signal });
      return { ...took(), reply };
    } catch (error) {
      if (signal.aborted) throw error;
      return { ...took(), error };
    }
  };
  const {
    data: pings = [],
    isFetching,
    refetch,
  } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const next = await ping(signal);
      return [...(queryClient.getQueryData<Ping[]>(KEY) ?? []), next].slice(-MAX_PINGS);
    },
    refetchInterval: every,
    gcTime: Infinity,
    enabled,
  });
  return { pings, isFetching, pingNow: () => void refetch() };
}

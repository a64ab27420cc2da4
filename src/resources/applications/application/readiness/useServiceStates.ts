import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../../data/dataProvider.ts';
import { runBulk } from '../../../../data/runBulk.ts';
import type { ServiceReply } from '../../../../domain/organizations/readiness.ts';
import { NAMES_STALE_TIME } from '../../../../domain/people/useNames.ts';
import { CallError } from '../../../../platform/errors.ts';
import { mapServices, requiresSignIn } from '../../../../platform/mapServices.ts';

/** The platform could not reach the service. */
const NOT_REACHED: readonly unknown[] = [502, 504];

/** Requests every service, a few at a time, so that silent services do not delay the rest of the page. */
export function useServiceStates(services: string[]) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const stateOf = async (url: string, signal: AbortSignal): Promise<ServiceReply> => {
    try {
      const { error, layers } = await call(mapServices.layers, { query: { url } }, { signal });
      if (error) return requiresSignIn(error) ? 'answers' : 'silent';
      return layers ? 'answers' : 'unknown';
    } catch (error) {
      return error instanceof CallError && NOT_REACHED.includes(error.status) ? 'silent' : 'unknown';
    }
  };
  return useQuery({
    queryKey: [mapServices.layers.route, 'states', services],
    queryFn: async ({ signal }) => {
      const states = new Map<string, ServiceReply>();
      await runBulk(
        services,
        async url => states.set(url, await stateOf(url, signal)),
        () => {},
        () => signal.aborted,
      );
      return states;
    },
    enabled: services.length > 0,
    staleTime: NAMES_STALE_TIME,
    meta: { shows: [] },
  });
}

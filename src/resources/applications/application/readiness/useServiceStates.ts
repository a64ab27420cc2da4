import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../../data/dataProvider.ts';
import { runBulk } from '../../../../data/runBulk.ts';
import type { ServiceReply } from '../../../../domain/organizations/readiness.ts';
import { readServiceState } from '../../../../domain/organizations/readServiceReply.ts';
import { NAMES_STALE_TIME } from '../../../../domain/people/useNames.ts';
import { mapServices } from '../../../../platform/mapServices.ts';

/** Requests every service, a few at a time, so that silent services do not delay the rest of the page. */
export function useServiceStates(services: string[]) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: [mapServices.layers.route, 'states', services],
    queryFn: async ({ signal }) => {
      const states = new Map<string, ServiceReply>();
      await runBulk(
        services,
        async url => states.set(url, await readServiceState(call, url, signal)),
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

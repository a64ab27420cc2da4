import { useEndpointList } from '../../../../data/useEndpointList.ts';
import { useEndpointQuery } from '../../../../data/useEndpointQuery.ts';
import { useAllPurposes, useAllToolgroups } from '../../../../domain/catalogue/lists.ts';
import type { ApplicationRecord } from '../../../../domain/organizations/application.ts';
import {
  checkConfigs,
  CHECKS,
  checkServices,
  checkToolgroups,
  checkWholeApplication,
  countLayersByService,
  type CheckVerdict,
  type ReadResult,
} from '../../../../domain/organizations/readiness.ts';
import { NAMES_STALE_TIME } from '../../../../domain/people/useNames.ts';
import { configs } from '../../../../platform/configs.ts';
import { layers } from '../../../../platform/layers.ts';
import { useServiceStates } from './useServiceStates.ts';

type Row = Record<string, unknown>;
const readOf = <T>({
  query,
  rows,
}: {
  query: { data: unknown; error: unknown };
  rows: T[];
}): ReadResult<T[]> => (query.data ? rows : query.error ? null : undefined);

/**
 * Checks an application by its record, its layers with their services, its configs, purposes and toolgroups.
 */
export function useReadiness(application: ApplicationRecord) {
  const isThere = application._id !== '';
  const queries = {
    layers: useEndpointList(
      layers.ofApplication,
      { path: { appId: application._id } },
      { enabled: isThere, staleTime: NAMES_STALE_TIME },
    ),
    purposes: useAllPurposes(isThere),
    toolgroups: useAllToolgroups(isThere),
  };
  const documents = useEndpointQuery(
    configs.ofApplication,
    { path: { appId: application._id } },
    { enabled: isThere, staleTime: NAMES_STALE_TIME },
  );
  const { rows } = queries.layers;
  const services = [...countLayersByService(rows).keys()];
  const states = useServiceStates(services);
  const found = [
    checkServices(readOf(queries.layers), states.data),
    checkConfigs(
      documents.data === undefined
        ? documents.error
          ? null
          : undefined
        : { value: documents.data?.value ?? null },
    ),
    ...(isThere ? checkWholeApplication(application) : []),
    checkToolgroups(application, readOf<Row>(queries.purposes), readOf<Row>(queries.toolgroups)),
  ];
  const again = () => {
    const read = Object.values(queries).map(one => one.query);
    for (const { refetch } of [...read, documents, ...(services.length ? [states] : [])]) void refetch();
  };
  return {
    verdicts: CHECKS.map(
      (check): CheckVerdict =>
        found.find(one => one.check === check) ?? {
          check,
          state: isThere ? 'unknown' : 'awaited',
          gaps: [],
          count: 0,
        },
    ),
    layers: rows.length,
    isReading:
      states.isFetching ||
      documents.isFetching ||
      Object.values(queries).some(({ query: { isFetching } }) => isFetching),
    again,
  };
}

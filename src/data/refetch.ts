import type { Query, QueryClient } from '@tanstack/react-query';
import { embeddedEntities } from '../platform/embeddedEntities.ts';
import type { AnyEndpoint } from '../platform/endpoint.ts';
import type { EntityName } from '../platform/resources.ts';

/** A change of a record. Without an id, any record of the entity may have changed. */
export interface RecordChange {
  entity: EntityName;
  id?: string | undefined;
  /** Whether the record was deleted. */
  removed?: boolean | undefined;
}

/** The entities whose records a query shows. `ids` restricts the last entity to these records. */
export interface ShownRecords extends Record<string, unknown> {
  shows: readonly EntityName[];
  ids?: readonly string[];
}

/** Returns what the reply to a call shows. The parameters in its path are IDs of the last entity. */
export const shownRecords = ({ shows = [] }: AnyEndpoint, { path }: { path?: unknown }): ShownRecords => ({
  shows,
  ...(path ? { ids: Object.values(path) } : {}),
});

const embedded: Readonly<Partial<Record<string, readonly EntityName[]>>> = embeddedEntities;

/**
 * react-admin's query keys contain the resource, the method and the parameters. A query that shows more
 * states it in `meta`.
 */
const shownByRaQuery = ([resource, method, params]: readonly unknown[]): ShownRecords => {
  const { id, ids } = (params ?? {}) as { id?: unknown; ids?: unknown[] };
  const recordIds = method === 'getOne' ? [String(id)] : method === 'getMany' ? ids?.map(String) : undefined;
  const embeddedShown = (method === 'getOne' && embedded[String(resource)]) || [];
  return { shows: [...embeddedShown, resource as EntityName], ...(recordIds && { ids: recordIds }) };
};

const shownByQuery = ({ meta, queryKey }: Query) =>
  meta && 'shows' in meta ? (meta as ShownRecords) : shownByRaQuery(queryKey);

/**
 * Returns whether a query may show a change. A query for certain records shows only those. A list may show
 * any record of its entity, because a change can move a record into or out of it.
 */
const mayShow = ({ shows, ids }: ShownRecords, { entity, id }: RecordChange) =>
  shows.includes(entity) &&
  (id === undefined || ids === undefined || entity !== shows.at(-1) || ids.includes(id));

/**
 * Refetches visible queries that may show these changes, and marks others as stale. Running requests are not
 * aborted by changes of other users: their replies are shown, and they are sent again because they may be
 * older than the changes.
 */
export function refetchChanged(queryClient: QueryClient, changes: RecordChange[]) {
  const filters = {
    predicate: (query: Query) => changes.some(change => mayShow(shownByQuery(query), change)),
  };
  if (!changes.every(({ id }) => id)) return void queryClient.invalidateQueries(filters);
  const running = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  const keepRunning = { cancelRefetch: false };
  void queryClient.invalidateQueries(filters, keepRunning);
  for (const query of running) {
    const refetch = () =>
      void queryClient.invalidateQueries({ predicate: one => one === query }, keepRunning);
    query.promise?.then(refetch, refetch);
  }
}

/** Refetches all visible queries and marks others as stale. */
export const refetchAll = (queryClient: QueryClient) => queryClient.invalidateQueries();

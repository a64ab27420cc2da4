import type { Query, QueryClient } from '@tanstack/react-query';
import { embeddedEntities } from '../platform/embeddedEntities.ts';
import type { AnyEndpoint } from '../platform/endpoint.ts';
import type { EntityName } from '../platform/resources.ts';

/** A record has changed; without an id nobody knows which. */
export interface RecordChange {
  entity: EntityName;
  id?: string | undefined;
  /** The record was deleted. */
  removed?: boolean | undefined;
}

/** What a query shows: records of these entities; of the last of them, where `ids` are said, these records alone. */
export interface ShownRecords extends Record<string, unknown> {
  shows: readonly EntityName[];
  ids?: readonly string[];
}

/** What the answer to a call shows: what its path names is a record of the last entity. */
export const shownRecords = ({ shows = [] }: AnyEndpoint, { path }: { path?: unknown }): ShownRecords => ({
  shows,
  ...(path ? { ids: Object.values(path) } : {}),
});

const embedded: Readonly<Partial<Record<string, readonly EntityName[]>>> = embeddedEntities;

/** react-admin keys its own queries by resource, method and parameters; one that shows more says so by its `meta`. */
const shownByRaQuery = ([resource, method, params]: readonly unknown[]): ShownRecords => {
  const { id, ids } = (params ?? {}) as { id?: unknown; ids?: unknown[] };
  const recordIds = method === 'getOne' ? [String(id)] : method === 'getMany' ? ids?.map(String) : undefined;
  const embeddedShown = (method === 'getOne' && embedded[String(resource)]) || [];
  return { shows: [...embeddedShown, resource as EntityName], ...(recordIds && { ids: recordIds }) };
};

const shownByQuery = ({ meta, queryKey }: Query) =>
  meta && 'shows' in meta ? (meta as ShownRecords) : shownByRaQuery(queryKey);

/**
 * Whether a query may show a change. One of certain records does not show another's; a list may, whoever's it is, since a
 * record may enter or leave any list of its entity.
 */
const mayShow = ({ shows, ids }: ShownRecords, { entity, id }: RecordChange) =>
  shows.includes(entity) &&
  (id === undefined || ids === undefined || entity !== shows.at(-1) || ids.includes(id));

/**
 * Asks again for everything on screen that may show these changes, and for what else is known when it is next shown. What is being
 * read is not broken off for others' changes, however many there are: it is shown, and asked for once more since it may be older than they are.
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

/** Asks again for everything on screen, and for what else is known when it is next shown. */
export const refetchAll = (queryClient: QueryClient) => queryClient.invalidateQueries();

import type { Query, QueryClient } from '@tanstack/react-query';
import type { AnyEndpoint } from '../platform/endpoint.ts';
import { partsOfRecord } from '../platform/partsOfRecord.ts';
import type { EntityName } from '../platform/resources.ts';

/** A record has changed; without an id nobody knows which. */
export interface RecordChange {
  entity: EntityName;
  id?: string | undefined;
  /** The record was deleted. */
  removed?: boolean | undefined;
}

/** What a query shows: records of these entities; of the last of them, where `ids` are said, these records alone. */
export interface QueryMeta extends Record<string, unknown> {
  shows: readonly EntityName[];
  ids?: readonly string[];
}

/** What the answer to a call shows: what its path names is a record of the last entity. */
export const shownBy = ({ shows = [] }: AnyEndpoint, { path }: { path?: unknown }): QueryMeta => ({
  shows,
  ...(path ? { ids: Object.values(path) } : {}),
});

const parts: Readonly<Partial<Record<string, readonly EntityName[]>>> = partsOfRecord;

/** react-admin keys its own queries by resource, method and parameters; one that shows more says so by its `meta`. */
const shownByReactAdmin = ([resource, method, params]: readonly unknown[]): QueryMeta => {
  const { id, ids } = (params ?? {}) as { id?: unknown; ids?: unknown[] };
  const named = method === 'getOne' ? [String(id)] : method === 'getMany' ? ids?.map(String) : undefined;
  const besides = (method === 'getOne' && parts[String(resource)]) || [];
  return { shows: [...besides, resource as EntityName], ...(named && { ids: named }) };
};

const shownIn = ({ meta, queryKey }: Query) =>
  meta && 'shows' in meta ? (meta as QueryMeta) : shownByReactAdmin(queryKey);

/**
 * Whether a query may show a change. One of certain records does not show another's; a list may, whoever's it is, since a
 * record may enter or leave any list of its entity.
 */
const mayShow = ({ shows, ids }: QueryMeta, { entity, id }: RecordChange) =>
  shows.includes(entity) &&
  (id === undefined || ids === undefined || entity !== shows.at(-1) || ids.includes(id));

/**
 * Asks again for everything on screen that may show these changes, and for what else is known when it is next shown. What is being
 * read is not broken off for others' changes, however many there are: it is shown, and asked for once more since it may be older than they are.
 */
export function readAgain(queryClient: QueryClient, changes: RecordChange[]) {
  const filters = { predicate: (query: Query) => changes.some(change => mayShow(shownIn(query), change)) };
  if (!changes.every(({ id }) => id)) return void queryClient.invalidateQueries(filters);
  const running = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  const join = { cancelRefetch: false };
  void queryClient.invalidateQueries(filters, join);
  for (const query of running) {
    const again = () => void queryClient.invalidateQueries({ predicate: one => one === query }, join);
    query.promise?.then(again, again);
  }
}

/** Asks again for everything on screen, and for what else is known when it is next shown. */
export const readAllAgain = (queryClient: QueryClient) => queryClient.invalidateQueries();

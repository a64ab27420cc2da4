import { and, asc, between, desc, eq, exists, inArray, like, sql, type SQL } from 'drizzle-orm';
import type { lists } from '../../src/platform/resources.ts';
import type { UserQuery } from '../../src/platform/users.ts';
import { fold } from '../db/folding.ts';
import type { Db } from '../db/open.ts';
import { subscriptions } from '../db/tables/subscriptions.ts';
import { users } from '../db/tables/users.ts';
import { anywhere, type Window } from '../http/lists.ts';
import { invalid } from '../http/refusal.ts';
import type { Found } from './userCount.ts';
import { sortColumns } from './userFields.ts';
import type { UserRow } from './userReply.ts';

const columnOf = (sortBy = '') =>
  Object.hasOwn(sortColumns, sortBy) ? sortColumns[sortBy]! : users.firstNameKey;

/** `from,to` as ISO instants → a condition on epoch seconds. */
function within(
  column: typeof users.lastLoggedIn | typeof users.lastLoggedOut,
  field: string,
  range: string | undefined,
): SQL | undefined {
  if (!range) return undefined;
  const [from, to] = range.split(',').map(text => Math.floor(Date.parse(text) / 1000));
  if (from === undefined || to === undefined || Number.isNaN(from + to))
    throw invalid({ [field]: 'Please give two instants, from,to' });
  const clamp = (time: number) => Math.min(Math.max(time, 1), 2_147_483_647);
  return between(column, clamp(from), clamp(to));
}

/** Words without three letters or digits in a row have no trigram to be found by. */
const hasTrigram = (text: string) => /[a-z0-9]{3}/.test(text);
/** Whose names or address contain a text. */
export function containing(text: string): SQL {
  const folded = fold(text);
  return hasTrigram(folded)
    ? like(users.searchText, anywhere(folded))
    : sql`strpos(${users.searchText}, ${folded}) > 0`;
}

type Condition = (query: UserQuery, db: Db) => SQL | undefined;
/** A filter with the value `all` has no condition. */
const chosen = (value: string | undefined) => (value && value !== 'all' ? value : undefined);
const equal = (column: typeof users.role | typeof users.provider, value: string | undefined) =>
  chosen(value) === undefined ? undefined : eq(column, chosen(value)!);

/** The condition of each filter. */
const conditions: Record<keyof typeof lists.users.filters, Condition> = {
  filter: ({ filter }) => equal(users.role, filter),
  provider: ({ provider }) => equal(users.provider, provider),
  subscriptionFilter({ subscriptionFilter }, db) {
    if (!chosen(subscriptionFilter)) return undefined;
    const archived = subscriptionFilter === 'archive';
    return exists(
      db
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(and(eq(subscriptions.userId, users.id), eq(subscriptions.archived, archived))),
    );
  },
  lastLoggedIn: ({ lastLoggedIn }) => within(users.lastLoggedIn, 'lastLoggedIn', lastLoggedIn),
  lastLoggedOut: ({ lastLoggedOut }) => within(users.lastLoggedOut, 'lastLoggedOut', lastLoggedOut),
  // The busiest of those that all other filters leave: see `matching`.
  activeUserPercent: () => undefined,
};

/** The condition of all filters, within the users that the caller may see. */
export function matching(db: Db, visible: SQL | undefined, query: UserQuery): SQL | undefined {
  const all = and(
    ...Object.values(conditions).map(condition => condition(query, db)),
    query.query?.trim() ? containing(query.query) : undefined,
    // Last, because it costs most.
    visible,
  );
  const top = Math.floor(query.activeUserPercent ?? 0);
  if (top < 1) return all;
  const busiest = db
    .select({ id: users.id })
    .from(users)
    .where(all)
    .orderBy(desc(users.loginCount), desc(users.id))
    .limit(Math.min(top, 1_000_000));
  return inArray(users.id, db.select({ id: busiest.as('busiest').id }).from(busiest.as('busiest')));
}

interface Sort {
  sortBy?: string | undefined;
  sortDirection?: string | undefined;
}

/** Each user has his place: those who are alike in what is sorted by stand by their ids. */
export function orderOf(sort: Sort): SQL[] {
  const direction = sort.sortDirection === 'desc' ? desc : asc;
  return [direction(columnOf(sort.sortBy)), direction(users.id)];
}

/** Ids in order; read from an index alone, so that a far page costs little more than the first. */
export async function orderedIds(
  db: Db,
  where: SQL | undefined,
  sort: Sort,
  window: Window,
): Promise<string[]> {
  const ordered = db
    .select({ id: users.id })
    .from(users)
    .where(where)
    .orderBy(...orderOf(sort))
    .offset(window.offset);
  const rows = await (window.limit === undefined ? ordered : ordered.limit(window.limit));
  return rows.map(({ id }) => id);
}

/** A page of so many found: where the end is nearer than the beginning, it is read from there. */
export async function pageOfIds(
  db: Db,
  { total, few }: Found,
  where: SQL | undefined,
  sort: Sort,
  window: Window,
): Promise<string[]> {
  if (window.offset >= total) return [];
  const found = few ? and(where, oneOf(few)) : where;
  const end = Math.min(window.offset + (window.limit ?? total), total);
  if (window.offset <= total - end) return orderedIds(db, found, sort, window);
  const reversed = { ...sort, sortDirection: sort.sortDirection === 'desc' ? 'asc' : 'desc' };
  return (
    await orderedIds(db, found, reversed, { limit: end - window.offset, offset: total - end })
  ).reverse();
}

/** One parameter for any number of ids: naming them one by one costs more than finding them. */
export const oneOf = (ids: string[]) => sql`${users.id} = ANY(${sql.param(ids)}::text[])`;

/** Rows in the order of their ids. */
export function inOrder<T extends { id: string }>(ids: string[], rows: T[]): T[] {
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

/** Users of these ids, in this order. */
export const rowsOf = async (db: Db, ids: string[]): Promise<UserRow[]> =>
  ids.length ? inOrder(ids, await db.select().from(users).where(oneOf(ids))) : [];

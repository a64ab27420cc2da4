import { and, asc, between, desc, eq, exists, inArray, like, sql, type SQL } from 'drizzle-orm';
import type { resourceLists } from '../../src/platform/resources.ts';
import type { UserQuery } from '../../src/platform/users.ts';
import { foldForIndex } from '../db/folding.ts';
import type { Db } from '../db/open.ts';
import { subscriptionsTable } from '../db/tables/subscriptions.ts';
import { usersTable } from '../db/tables/users.ts';
import { containsPattern, type Window } from '../http/lists.ts';
import { invalid } from '../http/refusal.ts';
import type { UserMatches } from './userCount.ts';
import { sortColumns } from './userFields.ts';
import type { UserRow } from './userReply.ts';

const columnOf = (sortBy = '') =>
  Object.hasOwn(sortColumns, sortBy) ? sortColumns[sortBy]! : usersTable.firstNameKey;

/** Converts two ISO instants, `from,to`, to a condition on epoch seconds. */
function betweenInstants(
  column: typeof usersTable.lastLoggedIn | typeof usersTable.lastLoggedOut,
  field: string,
  range: string,
): SQL {
  const [from, to] = range.split(',').map(text => Math.floor(Date.parse(text) / 1000));
  if (from === undefined || to === undefined || Number.isNaN(from + to))
    throw invalid({ [field]: 'Two instants are required: from,to' });
  const clamp = (time: number) => Math.min(Math.max(time, 1), 2_147_483_647);
  return between(column, clamp(from), clamp(to));
}

/** The trigram index finds only texts with three letters or digits in a row. */
const hasTrigram = (text: string) => /[a-z0-9]{3}/.test(text);
/** Matches users whose names or email contain a text. */
export function searchCondition(text: string): SQL {
  const folded = foldForIndex(text);
  return hasTrigram(folded)
    ? like(usersTable.searchText, containsPattern(folded))
    : sql`strpos(${usersTable.searchText}, ${folded}) > 0`;
}

type Filters = typeof resourceLists.users.filters;
/** `userFilterCondition` applies activeUserPercent to the result of all others. */
type ConditionName = Exclude<keyof Filters, 'activeUserPercent'>;
type ConditionValue<Name extends ConditionName> = Exclude<UserQuery[Name], 'all' | undefined>;

/** The condition of each filter that has a value other than `all`. */
const conditions: { [Name in ConditionName]: (value: ConditionValue<Name>, db: Db) => SQL } = {
  filter: role => eq(usersTable.role, role),
  provider: provider => eq(usersTable.provider, provider),
  subscriptionFilter: (state, db) =>
    exists(
      db
        .select({ id: subscriptionsTable.id })
        .from(subscriptionsTable)
        .where(
          and(
            eq(subscriptionsTable.userId, usersTable.id),
            eq(subscriptionsTable.archived, state === 'archive'),
          ),
        ),
    ),
  lastLoggedIn: range => betweenInstants(usersTable.lastLoggedIn, 'lastLoggedIn', range),
  lastLoggedOut: range => betweenInstants(usersTable.lastLoggedOut, 'lastLoggedOut', range),
};

/** Combines all filters within the users that the caller may see. */
export function userFilterCondition(db: Db, visible: SQL | undefined, query: UserQuery): SQL | undefined {
  const all = and(
    ...Object.entries(conditions).map(([name, condition]) => {
      const value = query[name as ConditionName];
      return value && value !== 'all' ? (condition as (value: string, db: Db) => SQL)(value, db) : undefined;
    }),
    query.query?.trim() ? searchCondition(query.query) : undefined,
    // This condition comes last because it costs most.
    visible,
  );
  const top = Math.floor(query.activeUserPercent ?? 0);
  if (top < 1) return all;
  const busiest = db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(all)
    .orderBy(desc(usersTable.loginCount), desc(usersTable.id))
    .limit(Math.min(top, 1_000_000));
  return inArray(usersTable.id, db.select({ id: busiest.as('busiest').id }).from(busiest.as('busiest')));
}

interface Sort {
  sortBy?: string | undefined;
  sortDirection?: string | undefined;
}

/** Users with equal values are ordered by id, so that every page has one order. */
export function sortExpressions(sort: Sort): SQL[] {
  const direction = sort.sortDirection === 'desc' ? desc : asc;
  return [direction(columnOf(sort.sortBy)), direction(usersTable.id)];
}

/** Reads the IDs from an index alone, so that a far page costs little more than the first. */
export async function orderedIds(
  db: Db,
  where: SQL | undefined,
  sort: Sort,
  pageWindow: Window,
): Promise<string[]> {
  const ordered = db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(where)
    .orderBy(...sortExpressions(sort))
    .offset(pageWindow.offset);
  const rows = await (pageWindow.limit === undefined ? ordered : ordered.limit(pageWindow.limit));
  return rows.map(({ id }) => id);
}

/** Reads a page from the nearer end of the list. */
export async function pageOfIds(
  db: Db,
  { total, few }: UserMatches,
  where: SQL | undefined,
  sort: Sort,
  pageWindow: Window,
): Promise<string[]> {
  if (pageWindow.offset >= total) return [];
  const found = few ? and(where, hasIdIn(few)) : where;
  const end = Math.min(pageWindow.offset + (pageWindow.limit ?? total), total);
  if (pageWindow.offset <= total - end) return orderedIds(db, found, sort, pageWindow);
  const reversed = { ...sort, sortDirection: sort.sortDirection === 'desc' ? 'asc' : 'desc' };
  return (
    await orderedIds(db, found, reversed, { limit: end - pageWindow.offset, offset: total - end })
  ).reverse();
}

/** Uses one array parameter, because one parameter per ID costs more than the search for the rows. */
export const hasIdIn = (ids: string[]) => sql`${usersTable.id} = ANY(${sql.param(ids)}::text[])`;

/** Leaves out IDs without a row. */
export function sortByIds<T extends { id: string }>(ids: string[], rows: T[]): T[] {
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

export const usersByIds = async (db: Db, ids: string[]): Promise<UserRow[]> =>
  ids.length ? sortByIds(ids, await db.select().from(usersTable).where(hasIdIn(ids))) : [];

import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList } from '../../../data/dialect.ts';
import { applicationParts } from '../../../platform/applicationParts.ts';
import { listQuery, PAGE_SIZES, type ListState } from '../../../platform/lists.ts';
import { roles } from '../../../platform/roles.ts';
import { users, type User, type UserQuery } from '../../../platform/users.ts';

/** The users to check: those of the list with its filters, of a role, or of an application. */
export type UserScope = { state: ListState } | { role: string } | { application: string };

async function listFilteredUsers(
  call: ConsoleDataProvider['call'],
  state: ListState,
  signal: AbortSignal,
): Promise<User[]> {
  // The number of top users is also the page size.
  const isTop = !!state.filters.activeUserPercent;
  const pageSize = isTop ? state.pageSize : PAGE_SIZES.at(-1)!;
  const all: User[] = [];
  for (let page = 1; ; page += 1) {
    const query = listQuery('users', { ...state, page, pageSize }) as UserQuery;
    const { data, total, isComplete, skippedCount } = readList<User>(
      await call(users.list, { query }, { signal }),
    );
    all.push(...data);
    if (isTop || isComplete || data.length + skippedCount === 0 || page * pageSize >= total) return all;
  }
}

/** Reads the users of a scope, each once. */
export async function listUsers(
  call: ConsoleDataProvider['call'],
  scope: UserScope,
  signal: AbortSignal,
): Promise<User[]> {
  const all =
    'state' in scope
      ? await listFilteredUsers(call, scope.state, signal)
      : readList<User>(
          'role' in scope
            ? await call(roles.users, { path: { roleId: scope.role } }, { signal })
            : await call(applicationParts.users, { path: { id: scope.application } }, { signal }),
        ).data;
  return [...new Map(all.map(user => [user._id, user])).values()];
}

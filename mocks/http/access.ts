import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { alias, unionAll, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open.ts';
import { applicationAdminsTable } from '../db/tables/applicationAdmins.ts';
import { roleAssignmentsTable } from '../db/tables/roleAssignments.ts';
import { sessionsTable } from '../db/tables/sessions.ts';
import { usersTable } from '../db/tables/users.ts';
import type { Environment } from './environment.ts';
import { notAllowed, notSignedIn } from './refusal.ts';
import { readToken } from './tokens.ts';

/**
 * `public`: everyone; `signedIn`: all users who are signed in; `staff`: admins and superadmins; `superadmin`:
 * superadmins only.
 */
export type RequiredAccess = 'public' | 'signedIn' | 'staff' | 'superadmin';

export interface Caller {
  id: string;
  role: string;
  sessionId: string;
  /** Epoch seconds. */
  expires: number;
  /** The IDs of the applications that an admin administers. */
  administers: string[];
}

export const isStaffCaller = (caller: { role: string }) =>
  caller.role === 'admin' || caller.role === 'superadmin';
export const isSuperadmin = (caller: { role: string }) => caller.role === 'superadmin';

/** The active user of a valid token: it has not expired, and its session has not ended. */
export async function findCaller(
  env: Pick<Environment, 'db' | 'now' | 'secret' | 'faults'>,
  token: string | undefined,
): Promise<Caller | undefined> {
  const claims = token ? await readToken(token, env.now(), env.secret) : undefined;
  if (!claims || claims.at < (env.faults?.tokensSince ?? 0)) return undefined;
  const [user] = await env.db
    .select({ id: usersTable.id, role: usersTable.role })
    .from(sessionsTable)
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
    .where(
      and(
        eq(sessionsTable.id, claims.sid),
        eq(sessionsTable.userId, claims.sub),
        isNull(sessionsTable.logoutTime),
        eq(usersTable.isActive, true),
      ),
    );
  if (!user) return undefined;
  const rows =
    user.role === 'admin'
      ? await env.db
          .select({ id: applicationAdminsTable.applicationId })
          .from(applicationAdminsTable)
          .where(eq(applicationAdminsTable.userId, user.id))
      : [];
  return {
    id: user.id,
    role: user.role,
    sessionId: claims.sid,
    expires: claims.exp,
    administers: rows.map(({ id }) => id),
  };
}

/** Throws if the caller does not have this access. */
export function requireAccess(caller: Caller | undefined, access: RequiredAccess): asserts caller is Caller {
  if (!caller) throw notSignedIn();
  if ((access === 'staff' && !isStaffCaller(caller)) || (access === 'superadmin' && !isSuperadmin(caller)))
    throw notAllowed('You are not authorized');
}

/**
 * Throws if the caller may not act in an application: superadmins may act in all, admins in those they
 * administer.
 */
export function requireAdministeredApplication(caller: Caller, applicationId: string) {
  if (!isSuperadmin(caller) && !caller.administers.includes(applicationId))
    throw notAllowed('You are not authorized in this application');
}

/** Limits a column to the applications that the caller may act in; undefined means all. */
export const inAdministeredApplications = (caller: Caller, application: AnyPgColumn): SQL | undefined =>
  isSuperadmin(caller) ? undefined : inArray(application, caller.administers);

/**
 * Limits records of users to those that the caller may see: all of their own, and those of other users that
 * belong to the caller's applications or to none. Undefined means all.
 */
export function visibleUserRows(
  caller: Caller,
  { user, application }: { user: AnyPgColumn; application: AnyPgColumn },
): SQL | undefined {
  const inApplications = inAdministeredApplications(caller, application);
  return inApplications && or(inApplications, isNull(application), eq(user, caller.id));
}

/**
 * The users that a caller may see; undefined means all. Superadmins see all users, admins the users of the
 * applications they administer and those they created, everyone themselves.
 */
export function visibleUsers(db: Db, caller: Caller): SQL | undefined {
  if (isSuperadmin(caller)) return undefined;
  const himself = eq(usersTable.id, caller.id);
  if (!isStaffCaller(caller)) return himself;
  // The IDs are collected once per query, so that this condition works with any index on users.
  const made = alias(usersTable, 'made');
  const created = db.select({ id: made.id }).from(made).where(eq(made.createdBy, caller.id));
  if (!caller.administers.length) return or(himself, inArray(usersTable.id, created));
  const inApplications = (table: typeof roleAssignmentsTable | typeof applicationAdminsTable) =>
    db.select({ id: table.userId }).from(table).where(inArray(table.applicationId, caller.administers));
  return or(
    himself,
    inArray(
      usersTable.id,
      unionAll(inApplications(roleAssignmentsTable), inApplications(applicationAdminsTable), created),
    ),
  );
}

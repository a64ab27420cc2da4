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

/** Who may ask: anybody; whoever is signed in; admins and superadmins; superadmins. */
export type RequiredAccess = 'public' | 'signedIn' | 'staff' | 'superadmin';

export interface Caller {
  id: string;
  role: string;
  sessionId: string;
  /** Epoch seconds. */
  expires: number;
  /** Applications an admin administers. */
  administers: string[];
}

export const isStaffCaller = (caller: { role: string }) =>
  caller.role === 'admin' || caller.role === 'superadmin';
export const isSuperadmin = (caller: { role: string }) => caller.role === 'superadmin';

/** The active user behind a token that still counts: it has not expired, and its session has not ended. */
export async function callerOf(
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

/** Lets the caller through, or says why not. */
export function admit(caller: Caller | undefined, access: RequiredAccess): asserts caller is Caller {
  if (!caller) throw notSignedIn();
  if ((access === 'staff' && !isStaffCaller(caller)) || (access === 'superadmin' && !isSuperadmin(caller)))
    throw notAllowed('You are not authorized');
}

/** Lets a caller act in an application: a superadmin in any, an admin in those he administers. */
export function admitTo(caller: Caller, applicationId: string) {
  if (!isSuperadmin(caller) && !caller.administers.includes(applicationId))
    throw notAllowed('You are not authorized in this application');
}

/** The applications a caller may act in, as a condition on what names one; undefined = all. */
export const withinReach = (caller: Caller, application: AnyPgColumn): SQL | undefined =>
  isSuperadmin(caller) ? undefined : inArray(application, caller.administers);

/**
 * What of people may belong to an application, as far as a caller may see it: of others what belongs to his or to none,
 * of himself all; undefined = all.
 */
export function seenOfPeople(
  caller: Caller,
  { user, application }: { user: AnyPgColumn; application: AnyPgColumn },
): SQL | undefined {
  const inApplications = withinReach(caller, application);
  return inApplications && or(inApplications, isNull(application), eq(user, caller.id));
}

/**
 * The users a caller may see, as a condition; undefined = all. Superadmins see everybody, admins the people of the
 * applications they administer and those they created, everybody themselves.
 */
export function visibleTo(db: Db, caller: Caller): SQL | undefined {
  if (isSuperadmin(caller)) return undefined;
  const himself = eq(usersTable.id, caller.id);
  if (!isStaffCaller(caller)) return himself;
  // One set of ids, made once for each query: whichever index leads to users, none has to be read for this.
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

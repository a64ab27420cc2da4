import { type SQL, eq, inArray, or } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from './db/open.ts';
import { applicationAdmins, roleAssignments, users } from './db/schema.ts';
import { notAllowed, notSignedIn } from './refusal.ts';
import type { Stand } from './stand.ts';
import { readToken } from './tokens.ts';

/** Who may ask: anybody; whoever is signed in; admins and superadmins; superadmins. */
export type Access = 'public' | 'signedIn' | 'staff' | 'superadmin';

export interface Caller {
  id: string;
  role: string;
  sessionId: string;
  /** Epoch seconds. */
  expires: number;
}

export const isStaff = (caller: { role: string }) => caller.role === 'admin' || caller.role === 'superadmin';
export const isSuperadmin = (caller: { role: string }) => caller.role === 'superadmin';

/** The active user behind a token that still counts. */
export async function callerOf(stand: Stand, token: string | undefined): Promise<Caller | undefined> {
  const claims = token ? await readToken(token, stand.now(), stand.secret) : undefined;
  if (!claims || claims.at < (stand.faults?.tokensSince ?? 0)) return undefined;
  const [user] = await stand.db
    .select({ id: users.id, role: users.role, isActive: users.isActive, tokensSince: users.tokensSince })
    .from(users)
    .where(eq(users.id, claims.sub));
  if (!user?.isActive || claims.at < user.tokensSince) return undefined;
  return { id: user.id, role: user.role, sessionId: claims.sid, expires: claims.exp };
}

/** Lets the caller through, or says why not. */
export function admit(caller: Caller | undefined, access: Access): asserts caller is Caller {
  if (!caller) throw notSignedIn();
  if ((access === 'staff' && !isStaff(caller)) || (access === 'superadmin' && !isSuperadmin(caller)))
    throw notAllowed('You are not authorized');
}

/**
 * The users a caller may see, as a condition; undefined = all. Superadmins see everybody, admins the people of the
 * applications they administer and those they created, everybody themselves.
 */
export function visibleTo(db: Db, caller: Caller): SQL | undefined {
  if (isSuperadmin(caller)) return undefined;
  const himself = eq(users.id, caller.id);
  if (!isStaff(caller)) return himself;
  const administered = db
    .select({ id: applicationAdmins.applicationId })
    .from(applicationAdmins)
    .where(eq(applicationAdmins.userId, caller.id));
  const people = union(
    db.select({ id: roleAssignments.userId }).from(roleAssignments).where(inArray(roleAssignments.applicationId, administered)),
    db.select({ id: applicationAdmins.userId }).from(applicationAdmins).where(inArray(applicationAdmins.applicationId, administered)),
  );
  return or(himself, eq(users.createdBy, caller.id), inArray(users.id, people));
}

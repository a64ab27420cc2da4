import { and, eq, sql } from 'drizzle-orm';
import { isPassword } from '../../src/platform/password.ts';
import type { User } from '../../src/platform/users.ts';
import { foldedKeys } from '../db/folding.ts';
import type { Db } from '../db/open.ts';
import { hashPassword } from '../db/passwords.ts';
import type { roleAssignmentsTable } from '../db/tables/roleAssignments.ts';
import { usersTable } from '../db/tables/users.ts';
import { isStaffCaller, isSuperadmin, visibleUsers, type Caller } from '../http/access.ts';
import { loadAudiences, type Audience } from '../http/audience.ts';
import { endSessionsOfPassword, type EndedSessions } from '../http/endSessions.ts';
import type { Environment } from '../http/environment.ts';
import { HttpRefusal, invalid, isUniqueViolation, notAllowed, notFound, outdated } from '../http/refusal.ts';
import { EMAIL_TAKEN, PASSWORD_RULE } from '../http/ruleTexts.ts';
import { deleteLinks } from '../http/tokens.ts';
import { sameVersion } from '../http/version.ts';
import { mergeExtra } from './extraFields.ts';
import { detailsOf, KNOWN_USER_FIELDS } from './userFields.ts';
import { findUser, type UserRow } from './userReply.ts';
import { sendVerification } from './verification.ts';

/** Throws if the caller may not see the user. */
export async function requireVisibleUser(db: Db, caller: Caller, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  const visible = visibleUsers(db, caller);
  if (
    visible &&
    !(
      await db
        .select({ id: usersTable.id })
        .from(usersTable)
        .where(and(eq(usersTable.id, id), visible))
    ).length
  )
    throw notAllowed('You are not authorized to view this user');
  return user;
}

/**
 * Throws if the caller may not change the user. Users may change themselves, admins also users who are not
 * staff, superadmins all users.
 */
export async function requireChangeableUser(db: Db, caller: Caller, id: string): Promise<UserRow> {
  const user = await requireVisibleUser(db, caller, id);
  if (id !== caller.id && !isSuperadmin(caller) && (!isStaffCaller(caller) || isStaffCaller(user)))
    throw notAllowed('You are not authorized to change this user');
  return user;
}

/**
 * The columns that the caller may change: users their own details, staff also activity, password and unknown
 * fields.
 */
async function allowedChanges(
  env: Environment,
  caller: Caller,
  user: UserRow,
  body: User,
): Promise<Partial<UserRow>> {
  const details = detailsOf(body);
  const changes: Partial<UserRow> = { ...details, ...foldedKeys(details) };
  if (body.productEmailSubscription !== undefined)
    changes.productEmailSubscription = body.productEmailSubscription;
  if (body.isLoggedinYet !== undefined) changes.isLoggedinYet = body.isLoggedinYet;
  if (changes.emailKey !== user.emailKey) changes.emailVerified = false;
  if (!isStaffCaller(caller)) return changes;
  changes.extra = mergeExtra(body, KNOWN_USER_FIELDS, user.extra);
  if (caller.id === user.id) {
    if (body.isActive === false) throw new HttpRefusal(400, 'You cannot deactivate yourself');
    return changes;
  }
  if (body.isActive !== undefined) changes.isActive = body.isActive;
  if (body.password) {
    if (!isPassword(body.password)) throw invalid({ password: PASSWORD_RULE });
    changes.passwordHash = await hashPassword(body.password, env.passwordCost);
    changes.passwordIsTemporary = false;
  }
  return changes;
}

/**
 * Stores a change as the next version, and refuses one made from an older version. Does not report the change
 * to clients.
 */
export async function storeChange(
  env: Environment,
  id: string,
  changes: Partial<UserRow>,
  from?: number,
): Promise<UserRow> {
  const isSameVersion = and(eq(usersTable.id, id), sameVersion(usersTable.version, from));
  const [row] = await env.db
    .update(usersTable)
    .set({ ...changes, version: sql`${usersTable.version} + 1` })
    .where(isSameVersion)
    .returning()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? invalid({ email: EMAIL_TAKEN }) : error;
    });
  if (!row) {
    await findUser(env.db, id);
    throw outdated();
  }
  return row;
}

type Assignment = Pick<typeof roleAssignmentsTable.$inferSelect, 'userId' | 'applicationId'>;

/** The applications whose administrators could see the user because of these assignments. */
export const audienceOf = (rows: Assignment[]): Audience => ({
  applications: new Set(rows.flatMap(({ applicationId }) => applicationId ?? [])),
});

const MAX_REPORTED_USERS = 200;
/**
 * Reports users whose assignments changed together. Of many users only some per application are reported,
 * which is enough to make clients reload.
 */
export function reportUserChanges(env: Environment, rows: Assignment[]) {
  const assignmentsByUser = new Map<string, Assignment[]>();
  const applications = new Set<string | null>();
  for (const row of rows) {
    if (
      assignmentsByUser.size >= MAX_REPORTED_USERS &&
      !assignmentsByUser.has(row.userId) &&
      applications.has(row.applicationId)
    )
      continue;
    applications.add(row.applicationId);
    assignmentsByUser.set(row.userId, [...(assignmentsByUser.get(row.userId) ?? []), row]);
  }
  for (const [id, assignments] of assignmentsByUser)
    env.emitChange('users', 'save', id, { audience: audienceOf(assignments) });
}

export async function changeUser(env: Environment, caller: Caller, id: string, body: User): Promise<UserRow> {
  if (body._id !== id) throw new HttpRefusal(400, 'The user in the body is not the user in the address');
  const user = await requireChangeableUser(env.db, caller, id);
  const changes = await allowedChanges(env, caller, user, body);
  let endedSessions: EndedSessions | undefined;
  const store = async (tx: Db) => {
    const stored = await storeChange({ ...env, db: tx }, id, changes, body.__v);
    if (changes.passwordHash) endedSessions = await endSessionsOfPassword(tx, env.now(), id);
    // A link that was mailed to the former address must no longer work.
    if (changes.emailKey !== user.emailKey) await deleteLinks(tx, 'reset', id);
    return stored;
  };
  const row = await (changes.isActive === false && isSuperadmin(user)
    ? ensureActiveSuperadmin(env.db, store)
    : env.db.transaction(store));
  if (endedSessions) env.closeSockets(endedSessions.sessionIds);
  env.emitChange('users', 'save', id);
  if (row.emailKey !== user.emailKey) await sendVerification(env, row);
  return row;
}

/** Throws if the change would leave no active superadmin. Such changes run one after the other. */
async function ensureActiveSuperadmin<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async tx => {
    const isActiveSuperadmin = and(eq(usersTable.role, 'superadmin'), eq(usersTable.isActive, true));
    await tx
      .select({ id: usersTable.id })
      .from(usersTable)
      .where(eq(usersTable.role, 'superadmin'))
      .orderBy(usersTable.id)
      .for('update');
    const result = await change(tx);
    if (!(await tx.select({ id: usersTable.id }).from(usersTable).where(isActiveSuperadmin).limit(1)).length)
      throw new HttpRefusal(400, 'The last superadmin cannot be removed');
    return result;
  });
}

export async function removeUserRow(env: Environment, caller: Caller, id: string) {
  await requireChangeableUser(env.db, caller, id);
  if (id === caller.id) throw new HttpRefusal(400, 'You cannot delete yourself');
  let audience: Audience | undefined;
  const removed = await ensureActiveSuperadmin(env.db, async tx => {
    audience = (await loadAudiences(tx, [id])).get(id);
    return tx.delete(usersTable).where(eq(usersTable.id, id)).returning({ id: usersTable.id });
  });
  if (!removed.length) throw notFound('There is no such user');
  env.emitChange('users', 'remove', id, { audience });
}

/** Does nothing if the user already has these privileges. */
export async function setRole(
  env: Environment,
  caller: Caller,
  id: string,
  role: UserRow['role'],
): Promise<UserRow> {
  const user = await findUser(env.db, id);
  if (user.role === role) return user;
  if (id === caller.id) throw new HttpRefusal(400, 'You cannot change your own privileges');
  const row = await ensureActiveSuperadmin(env.db, tx => storeChange({ ...env, db: tx }, id, { role }));
  env.emitChange('users', 'save', id);
  return row;
}

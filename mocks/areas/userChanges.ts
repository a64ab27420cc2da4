import { and, eq, sql } from 'drizzle-orm';
import { isPassword } from '../../src/platform/password.ts';
import type { User } from '../../src/platform/users.ts';
import { foldedKeys } from '../db/folding.ts';
import type { Db } from '../db/open.ts';
import { hashPassword } from '../db/passwords.ts';
import type { roleAssignmentsTable } from '../db/tables/roleAssignments.ts';
import { usersTable } from '../db/tables/users.ts';
import { isStaffCaller, isSuperadmin, visibleTo, type Caller } from '../http/access.ts';
import type { Environment } from '../http/environment.ts';
import { HttpRefusal, invalid, isTaken, notAllowed, notFound, outdated } from '../http/refusal.ts';
import { EMAIL_TAKEN, PASSWORD_RULE } from '../http/sentences.ts';
import { endWithPassword, type Ended } from '../http/sessionEnds.ts';
import { sightsOf, type Sight } from '../http/sight.ts';
import { dropLinks } from '../http/tokens.ts';
import { sameVersion } from '../http/version.ts';
import { extraOf } from './extra.ts';
import { detailsOf, KNOWN_USER_FIELDS } from './userFields.ts';
import { findUser, type UserRow } from './userReply.ts';
import { sendVerification } from './verification.ts';

/** Throws if the caller may not see the user. */
export async function seenUser(db: Db, caller: Caller, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  const visible = visibleTo(db, caller);
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
export async function changeableUser(db: Db, caller: Caller, id: string): Promise<UserRow> {
  const user = await seenUser(db, caller, id);
  if (id !== caller.id && !isSuperadmin(caller) && (!isStaffCaller(caller) || isStaffCaller(user)))
    throw notAllowed('You are not authorized to change this user');
  return user;
}

/**
 * The columns that the caller may change: users their own details, staff also activity, password and unknown
 * fields.
 */
async function changesFrom(
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
  changes.extra = extraOf(body, KNOWN_USER_FIELDS, user.extra);
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
  const same = and(eq(usersTable.id, id), sameVersion(usersTable.version, from));
  const [row] = await env.db
    .update(usersTable)
    .set({ ...changes, version: sql`${usersTable.version} + 1` })
    .where(same)
    .returning()
    .catch((error: unknown) => {
      throw isTaken(error) ? invalid({ email: EMAIL_TAKEN }) : error;
    });
  if (!row) {
    await findUser(env.db, id);
    throw outdated();
  }
  return row;
}

type Assignment = Pick<typeof roleAssignmentsTable.$inferSelect, 'userId' | 'applicationId'>;

/** The applications whose administrators could see the user because of these assignments. */
export const sightIn = (rows: Assignment[]): Sight => ({
  applications: new Set(rows.flatMap(({ applicationId }) => applicationId ?? [])),
});

const TOLD = 200;
/**
 * Reports users whose assignments changed together. Of many users only some per application are reported,
 * which is enough to make clients reload.
 */
export function tellUsers(env: Environment, rows: Assignment[]) {
  const assignmentsByUser = new Map<string, Assignment[]>();
  const applications = new Set<string | null>();
  for (const row of rows) {
    if (
      assignmentsByUser.size >= TOLD &&
      !assignmentsByUser.has(row.userId) &&
      applications.has(row.applicationId)
    )
      continue;
    applications.add(row.applicationId);
    assignmentsByUser.set(row.userId, [...(assignmentsByUser.get(row.userId) ?? []), row]);
  }
  for (const [id, assignments] of assignmentsByUser)
    env.changed('users', 'save', id, { sight: sightIn(assignments) });
}

export async function changeUser(env: Environment, caller: Caller, id: string, body: User): Promise<UserRow> {
  if (body._id !== id) throw new HttpRefusal(400, 'The user in the body is not the user in the address');
  const user = await changeableUser(env.db, caller, id);
  const changes = await changesFrom(env, caller, user, body);
  let ended: Ended | undefined;
  const store = async (tx: Db) => {
    const stored = await storeChange({ ...env, db: tx }, id, changes, body.__v);
    if (changes.passwordHash) ended = await endWithPassword(tx, env.now(), id);
    // A link that was mailed to the former address must no longer work.
    if (changes.emailKey !== user.emailKey) await dropLinks(tx, 'reset', id);
    return stored;
  };
  const row = await (changes.isActive === false && isSuperadmin(user)
    ? keepingSuperadmins(env.db, store)
    : env.db.transaction(store));
  if (ended) env.ended(ended.sessionIds);
  env.changed('users', 'save', id);
  if (row.emailKey !== user.emailKey) await sendVerification(env, row);
  return row;
}

/** Throws if the change would leave no active superadmin. Such changes run one after the other. */
async function keepingSuperadmins<T>(db: Db, act: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async tx => {
    const inCharge = and(eq(usersTable.role, 'superadmin'), eq(usersTable.isActive, true));
    await tx
      .select({ id: usersTable.id })
      .from(usersTable)
      .where(eq(usersTable.role, 'superadmin'))
      .orderBy(usersTable.id)
      .for('update');
    const result = await act(tx);
    if (!(await tx.select({ id: usersTable.id }).from(usersTable).where(inCharge).limit(1)).length)
      throw new HttpRefusal(400, 'The last superadmin stays');
    return result;
  });
}

export async function removeUserRow(env: Environment, caller: Caller, id: string) {
  await changeableUser(env.db, caller, id);
  if (id === caller.id) throw new HttpRefusal(400, 'You cannot delete yourself');
  let sight: Sight | undefined;
  const gone = await keepingSuperadmins(env.db, async tx => {
    sight = (await sightsOf(tx, [id])).get(id);
    return tx.delete(usersTable).where(eq(usersTable.id, id)).returning({ id: usersTable.id });
  });
  if (!gone.length) throw notFound('There is no such user');
  env.changed('users', 'remove', id, { sight });
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
  const row = await keepingSuperadmins(env.db, tx => storeChange({ ...env, db: tx }, id, { role }));
  env.changed('users', 'save', id);
  return row;
}

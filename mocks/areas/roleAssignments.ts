import { and, asc, eq, exists, gte, lt, sql, type SQL } from 'drizzle-orm';
import { roles as calls } from '../../src/platform/roles.ts';
import { applicationsTable } from '../db/tables/applications.ts';
import { purposeRoles, purposesTable } from '../db/tables/purposes.ts';
import { roleAssignmentsTable } from '../db/tables/roleAssignments.ts';
import { takenRolesTable } from '../db/tables/takenRoles.ts';
import { usersTable } from '../db/tables/users.ts';
import {
  inAdministeredApplications,
  isSuperadmin,
  requireAdministeredApplication,
  visibleUsers,
  type Caller,
} from '../http/access.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { listReply } from '../http/lists.ts';
import { HttpRefusal, notAllowed, notFound } from '../http/refusal.ts';
import { findApplicationRow } from './applicationReply.ts';
import { inReach, requireAdminRoleAccess } from './roleReach.ts';
import { findRole } from './roleReply.ts';
import { audienceOf, requireVisibleUser } from './userChanges.ts';
import { orderedIds, usersByIds } from './userList.ts';
import { findUser, populatedReply, userReplies, type UserRow } from './userReply.ts';

type Assignment = typeof roleAssignmentsTable.$inferSelect;

/** An admin may undo a removal for this long, even if they could not assign the role otherwise. */
const GIVE_BACK_MS = 60_000;

const alreadyAdded = (...names: string[]) =>
  new HttpRefusal(400, `(${names.join(', ')}) is/are already added`);

export function roleAssignmentCalls(answer: AnswerRoute, env: Environment) {
  const { db } = env;
  const assignmentKey = (caller: Caller, { userId, roleId, applicationId }: Assignment) =>
    [caller.id, userId, roleId, applicationId].join(' ');
  const remember = async (caller: Caller, rows: Assignment[]) => {
    if (isSuperadmin(caller)) return;
    const now = env.now().getTime();
    await db.delete(takenRolesTable).where(lt(takenRolesTable.until, now));
    const until = now + GIVE_BACK_MS;
    const takings = rows.map(row => ({ taking: assignmentKey(caller, row), until }));
    await db
      .insert(takenRolesTable)
      .values(takings)
      .onConflictDoUpdate({ target: takenRolesTable.taking, set: { until } });
  };
  const tookNow = async (caller: Caller, given: Assignment) =>
    (await db.$count(
      takenRolesTable,
      and(
        eq(takenRolesTable.taking, assignmentKey(caller, given)),
        gte(takenRolesTable.until, env.now().getTime()),
      ),
    )) > 0;
  /**
   * Throws if the caller may not assign the role. Admins may not assign the role Admin, or assign themselves
   * a role without an application. A role that they have just removed is always admitted.
   */
  async function admitGiving(
    caller: Caller,
    role: { roleName: string },
    given: Assignment,
  ): Promise<UserRow> {
    if (await tookNow(caller, given)) return findUser(db, given.userId);
    requireAdminRoleAccess(caller, role);
    if (!isSuperadmin(caller) && given.applicationId === null && given.userId === caller.id)
      throw notAllowed('You can only assign yourself roles in your own applications');
    return requireVisibleUser(db, caller, given.userId);
  }

  answer(calls.users, 'staff', async ({ path, caller }) => {
    await findRole(db, path.roleId);
    const has = and(
      eq(roleAssignmentsTable.userId, usersTable.id),
      eq(roleAssignmentsTable.roleId, path.roleId),
      inReach(caller),
    );
    const holders = and(
      visibleUsers(db, caller),
      exists(
        db
          .select({ one: sql`1` })
          .from(roleAssignmentsTable)
          .where(has),
      ),
    );
    const ids = await orderedIds(db, holders, {}, { limit: undefined, offset: 0 });
    return listReply(env, 'array', await userReplies(db, await usersByIds(db, ids), caller));
  });

  answer(calls.purposes, 'staff', async ({ path, caller }) => {
    await findRole(db, path.roleId);
    const rows = await db
      .select({ purpose: purposesTable, application: applicationsTable })
      .from(purposeRoles)
      .innerJoin(purposesTable, eq(purposesTable.id, purposeRoles.recordId))
      .innerJoin(applicationsTable, eq(applicationsTable.id, purposeRoles.applicationId))
      .where(
        and(
          eq(purposeRoles.roleId, path.roleId),
          inAdministeredApplications(caller, purposeRoles.applicationId),
        ),
      )
      .orderBy(asc(applicationsTable.applicationNameKey), asc(purposesTable.id));
    const replies = rows.map(({ purpose, application }) => ({
      _id: purpose.id,
      purposeName: purpose.purposeName,
      helpInfo: purpose.helpInfo,
      application: { _id: application.id, applicationName: application.applicationName },
    }));
    return listReply(env, 'array', replies);
  });

  answer(calls.assign, 'staff', async ({ body, caller }) => {
    const { application: applicationId = null, role: roleId } =
      'roleData' in body ? body.roleData : { role: body.roleId };
    const role = await findRole(db, roleId);
    const application = applicationId === null ? undefined : await findApplicationRow(db, applicationId);
    if (application) requireAdministeredApplication(caller, application.id);
    const user = await admitGiving(caller, role, { userId: body._id, roleId: role.id, applicationId });
    if (!application) {
      const has = and(
        eq(roleAssignmentsTable.userId, user.id),
        eq(roleAssignmentsTable.roleId, role.id),
        inReach(caller),
      );
      if (
        (
          await db
            .select({ one: sql`1` })
            .from(roleAssignmentsTable)
            .where(has)
            .limit(1)
        ).length
      )
        throw alreadyAdded(role.roleName);
    }
    const given = await db
      .insert(roleAssignmentsTable)
      .values({ userId: user.id, applicationId, roleId: role.id })
      .onConflictDoNothing()
      .returning();
    if (!given.length)
      throw alreadyAdded(...(application ? [application.applicationName] : []), role.roleName);
    env.emitChange('users', 'save', user.id);
    return populatedReply(db, user, caller);
  });

  const removeAssignment = async (caller: Caller, userId: string, roleId: string, where: SQL | undefined) => {
    await requireVisibleUser(db, caller, userId);
    const gone = await db
      .delete(roleAssignmentsTable)
      .where(and(eq(roleAssignmentsTable.userId, userId), eq(roleAssignmentsTable.roleId, roleId), where))
      .returning();
    if (!gone.length) throw notFound('The user does not have this role');
    await remember(caller, gone);
    env.emitChange('users', 'save', userId, { audience: audienceOf(gone) });
  };

  answer(calls.unassign, 'staff', async ({ path, caller }) => {
    await findApplicationRow(db, path.application);
    requireAdministeredApplication(caller, path.application);
    await removeAssignment(
      caller,
      path.id,
      path.role,
      eq(roleAssignmentsTable.applicationId, path.application),
    );
  });

  answer(calls.unassignEverywhere, 'staff', async ({ path, caller }) =>
    removeAssignment(caller, path.userId, path.roleId, inReach(caller)),
  );
}

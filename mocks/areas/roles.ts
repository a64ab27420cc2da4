import { and, asc, eq, isNotNull, like, notInArray, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { roles as calls, type Role } from '../../src/platform/roles.ts';
import { foldForIndex } from '../db/folding.ts';
import { newId } from '../db/ids.ts';
import type { Db } from '../db/open.ts';
import { applicationsTable } from '../db/tables/applications.ts';
import { purposeRoles } from '../db/tables/purposes.ts';
import { roleAssignmentsTable } from '../db/tables/roleAssignments.ts';
import { rolesTable } from '../db/tables/roles.ts';
import type { Caller } from '../http/access.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { containsPattern, listReply, namedList } from '../http/lists.ts';
import { HttpRefusal, invalid, isUniqueViolation, notAllowed, notFound, outdated } from '../http/refusal.ts';
import { sameVersion } from '../http/version.ts';
import { findAdministeredApplication } from './applicationReply.ts';
import { removeId } from './catalogueRecords.ts';
import { mergeExtra } from './extraFields.ts';
import { roleAssignmentCalls } from './roleAssignments.ts';
import { copyRoleAssignments } from './roleCopy.ts';
import { isUsedElsewhere, requireAdminRoleAccess, visibleAssignments } from './roleReach.ts';
import { findRole, roleReply } from './roleReply.ts';
import { reportUserChanges, requireVisibleUser } from './userChanges.ts';

const KNOWN = new Set(['roleName', 'roleDescription']);
const LONGEST = 250;
const FOUND = 50;

const roleFields = (body: Role) => {
  const roleName = body.roleName.trim();
  if (roleName.length > LONGEST) throw invalid({ roleName: `At most ${LONGEST} characters are allowed` });
  return {
    roleName,
    roleNameKey: foldForIndex(roleName),
    roleDescription: body.roleDescription ?? '',
    extra: mergeExtra(body, KNOWN),
  };
};

const refuseTaken = (error: unknown): never => {
  throw isUniqueViolation(error) ? new HttpRefusal(400, 'There is already a role of this name') : error;
};

const usedBeyond = () => notAllowed('The role is used in applications that you do not administer');

/**
 * Excludes the roles already assigned, if the caller may see it: to the user in the application, to the user
 * anywhere, or in the application to any user or purpose.
 */
function notYetHad(
  db: Db,
  caller: Caller,
  application: string | undefined,
  user: string | undefined,
): SQL | undefined {
  const had = db
    .select({ id: roleAssignmentsTable.roleId })
    .from(roleAssignmentsTable)
    .where(
      and(
        visibleAssignments(caller),
        application ? eq(roleAssignmentsTable.applicationId, application) : undefined,
        user ? eq(roleAssignmentsTable.userId, user) : isNotNull(roleAssignmentsTable.applicationId),
      ),
    );
  if (user) return notInArray(rolesTable.id, had);
  if (!application) return undefined;
  const carried = db
    .select({ id: purposeRoles.roleId })
    .from(purposeRoles)
    .where(eq(purposeRoles.applicationId, application));
  return and(notInArray(rolesTable.id, had), notInArray(rolesTable.id, carried));
}

/** Roles (docs/behaviour.md 1 §7), assigned to users per application. */
export function rolesArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;

  answer(calls.list, 'staff', ({ query }) =>
    namedList(env, query, {
      table: rolesTable,
      name: rolesTable.roleNameKey,
      sorts: { roleDescription: rolesTable.roleDescription },
      reply: roleReply,
    }),
  );

  answer(
    calls.search,
    'staff',
    async ({ query, caller }) => {
      if (query.filterApp) await findAdministeredApplication(db, caller, query.filterApp);
      if (query.filterUser) await requireVisibleUser(db, caller, query.filterUser);
      const where = and(
        like(rolesTable.roleNameKey, containsPattern(foldForIndex(query.name))),
        notYetHad(db, caller, query.filterApp, query.filterUser),
      );
      const rows = await db
        .select()
        .from(rolesTable)
        .where(where)
        .orderBy(asc(rolesTable.roleNameKey))
        .limit(FOUND);
      return listReply(env, 'array', rows.map(roleReply));
    },
    // A selector that has just been opened sends no name.
    {
      query: z.object({
        name: z._default(z.string(), ''),
        filterApp: z.optional(z.string()),
        filterUser: z.optional(z.string()),
      }),
    },
  );

  answer(calls.info, 'staff', async ({ path }) => roleReply(await findRole(db, path.id)));

  answer(calls.create, 'staff', async ({ body, caller }) => {
    const fields = roleFields(body);
    requireAdminRoleAccess(caller, fields);
    const [row] = await db
      .insert(rolesTable)
      .values({ id: newId(env.now()), ...fields })
      .returning()
      .catch(refuseTaken);
    env.emitChange('roles', 'save', row!.id);
    return roleReply(row!);
  });

  answer(calls.update, 'staff', async ({ body, caller }) => {
    if (!body._id) throw invalid({ _id: 'The id of the role is required' });
    const fields = roleFields(body);
    const before = await findRole(db, body._id);
    requireAdminRoleAccess(caller, before, fields);
    if (await isUsedElsewhere(db, caller, before.id)) throw usedBeyond();
    const [row] = await db
      .update(rolesTable)
      .set({ ...fields, version: sql`${rolesTable.version} + 1` })
      .where(and(eq(rolesTable.id, body._id), sameVersion(rolesTable.version, body.__v)))
      .returning()
      .catch(refuseTaken);
    if (!row) throw outdated();
    env.emitChange('roles', 'save', row.id);
    return roleReply(row);
  });

  answer(calls.remove, 'staff', async ({ path, caller }) => {
    requireAdminRoleAccess(caller, await findRole(db, path.id));
    if (await isUsedElsewhere(db, caller, path.id)) throw usedBeyond();
    const holders = await db
      .select()
      .from(roleAssignmentsTable)
      .where(eq(roleAssignmentsTable.roleId, path.id));
    const had = await db.transaction(async tx => {
      const gone = await tx
        .delete(rolesTable)
        .where(eq(rolesTable.id, path.id))
        .returning({ id: rolesTable.id });
      if (!gone.length) throw notFound('There is no such role');
      return removeId(tx, applicationsTable, applicationsTable.roles, path.id);
    });
    env.emitChange('roles', 'remove', path.id);
    for (const id of had) env.emitChange('applications', 'save', id);
    reportUserChanges(env, holders);
  });

  answer(calls.copy, 'staff', async ({ body, caller }) => {
    if (body.from === body.to) throw new HttpRefusal(400, 'A role cannot be copied to itself');
    requireAdminRoleAccess(caller, await findRole(db, body.from), await findRole(db, body.to));
    const { roleAssignments, records } = await copyRoleAssignments(db, caller, body);
    env.emitChange('roles', 'save', body.to);
    for (const { kind, id } of records) env.emitChange(kind, 'save', id);
    reportUserChanges(env, roleAssignments);
    return {};
  });

  roleAssignmentCalls(answer, env);
}

import { and, asc, eq, sql } from 'drizzle-orm';
import {
  workOrders as calls,
  USER_TYPES,
  type Department,
  type UserType,
} from '../../src/platform/workOrders.ts';
import { usersTable } from '../db/tables/users.ts';
import { departmentMembersTable, departmentsTable } from '../db/tables/workOrders.ts';
import { requireAdministeredApplication, type Caller } from '../http/access.ts';
import type { AnswerRoute } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { listReply } from '../http/lists.ts';
import { HttpRefusal, notFound } from '../http/refusal.ts';
import { findAdministeredApplication } from './applicationReply.ts';
import { requireVisibleUser } from './userChanges.ts';
import { userRowName } from './userReply.ts';

type DepartmentRow = typeof departmentsTable.$inferSelect;

const isType = (type: string): type is UserType => (USER_TYPES as readonly string[]).includes(type);

/** The departments of an application, and the users who do their work orders. */
export function workOrdersArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;

  async function replies(rows: DepartmentRow[]): Promise<Department[]> {
    const members = await db
      .select({
        departmentId: departmentMembersTable.departmentId,
        type: departmentMembersTable.type,
        _id: usersTable.id,
        firstName: usersTable.firstName,
        lastName: usersTable.lastName,
        email: usersTable.email,
      })
      .from(departmentMembersTable)
      .innerJoin(usersTable, eq(usersTable.id, departmentMembersTable.userId))
      .where(
        sql`${departmentMembersTable.departmentId} = ANY(${sql.param(rows.map(({ id }) => id))}::text[])`,
      )
      .orderBy(asc(usersTable.firstNameKey), asc(usersTable.id));
    return rows.map(({ id, department }) => {
      const of = (type: UserType) =>
        members
          .filter(member => member.departmentId === id && member.type === type)
          .map(({ departmentId: _, type: __, ...person }) => person);
      return { _id: id, department, admins: of('admins'), users: of('users'), workers: of('workers') };
    });
  }

  async function findMembership(caller: Caller, { deptId, type }: { deptId: string; type: string }) {
    const [department] = await db.select().from(departmentsTable).where(eq(departmentsTable.id, deptId));
    if (!department) throw notFound('There is no such department');
    requireAdministeredApplication(caller, department.applicationId);
    if (!isType(type)) throw new HttpRefusal(400, `Must be one of ${USER_TYPES.join(', ')}`);
    return { department, type };
  }
  async function reply(department: DepartmentRow) {
    env.emitChange('workOrderDepartments', 'save', department.id, { application: department.applicationId });
    return (await replies([department]))[0]!;
  }

  answer(calls.departments, 'staff', async ({ path, caller }) => {
    const application = await findAdministeredApplication(db, caller, path.id);
    const rows = await db
      .select()
      .from(departmentsTable)
      .where(eq(departmentsTable.applicationId, application.id))
      .orderBy(asc(departmentsTable.departmentKey), asc(departmentsTable.id));
    return listReply(env, 'array', await replies(rows));
  });
  answer(calls.add, 'staff', async ({ path, caller, c }) => {
    const { department, type } = await findMembership(caller, path);
    const user = await requireVisibleUser(db, caller, path.userId);
    if (!user.isActive)
      return c.text(
        `${userRowName(user)} is inactive and gets no work orders. Activate the account first.`,
        400,
      );
    const given = await db
      .insert(departmentMembersTable)
      .values({ departmentId: department.id, userId: user.id, type })
      .onConflictDoNothing()
      .returning();
    if (!given.length)
      return c.text(`${userRowName(user)} is already one of the ${type} of ${department.department}.`, 400);
    return reply(department);
  });
  answer(calls.remove, 'staff', async ({ path, caller }) => {
    const { department, type } = await findMembership(caller, path);
    const one = and(
      eq(departmentMembersTable.departmentId, department.id),
      eq(departmentMembersTable.userId, path.userId),
      eq(departmentMembersTable.type, type),
    );
    if (!(await db.delete(departmentMembersTable).where(one).returning()).length)
      throw notFound(`This user is not one of the ${type} of ${department.department}`);
    return reply(department);
  });
}

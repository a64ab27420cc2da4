import { and, asc, eq, sql } from 'drizzle-orm';
import {
  workOrders as calls,
  USER_TYPES,
  type Department,
  type UserType,
} from '../../src/platform/workOrders.ts';
import { users } from '../db/tables/users.ts';
import { departmentMembers, departments } from '../db/tables/workOrders.ts';
import { admitTo, type Caller } from '../http/access.ts';
import type { Answer } from '../http/answer.ts';
import type { Environment } from '../http/environment.ts';
import { listAnswer } from '../http/lists.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { ownApplication } from './applicationReply.ts';
import { seenUser } from './userChanges.ts';
import { nameOf } from './userReply.ts';

type Row = typeof departments.$inferSelect;

const isType = (type: string): type is UserType => (USER_TYPES as readonly string[]).includes(type);

/** Who does work orders in the departments of an application. */
export function workOrdersArea(answer: Answer, env: Environment) {
  const { db } = env;

  async function replies(rows: Row[]): Promise<Department[]> {
    const members = await db
      .select({
        departmentId: departmentMembers.departmentId,
        type: departmentMembers.type,
        _id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      })
      .from(departmentMembers)
      .innerJoin(users, eq(users.id, departmentMembers.userId))
      .where(sql`${departmentMembers.departmentId} = ANY(${sql.param(rows.map(({ id }) => id))}::text[])`)
      .orderBy(asc(users.firstNameKey), asc(users.id));
    return rows.map(({ id, department }) => {
      const of = (type: UserType) =>
        members
          .filter(member => member.departmentId === id && member.type === type)
          .map(({ departmentId: _, type: __, ...person }) => person);
      return { _id: id, department, admins: of('admins'), users: of('users'), workers: of('workers') };
    });
  }

  async function asked(caller: Caller, { deptId, type }: { deptId: string; type: string }) {
    const [department] = await db.select().from(departments).where(eq(departments.id, deptId));
    if (!department) throw notFound('There is no such department');
    admitTo(caller, department.applicationId);
    if (!isType(type)) throw new Refusal(400, `It is one of ${USER_TYPES.join(', ')}`);
    return { department, type };
  }
  async function reply(department: Row) {
    env.changed('workOrderDepartments', 'save', department.id, { application: department.applicationId });
    return (await replies([department]))[0]!;
  }

  answer(calls.departments, 'staff', async ({ path, caller }) => {
    const application = await ownApplication(db, caller, path.id);
    const rows = await db
      .select()
      .from(departments)
      .where(eq(departments.applicationId, application.id))
      .orderBy(asc(departments.departmentKey), asc(departments.id));
    return listAnswer(env, 'array', await replies(rows));
  });
  answer(calls.add, 'staff', async ({ path, caller, c }) => {
    const { department, type } = await asked(caller, path);
    const user = await seenUser(db, caller, path.userId);
    if (!user.isActive)
      return c.text(`${nameOf(user)} is inactive and gets no work orders. Activate the account first.`, 400);
    const given = await db
      .insert(departmentMembers)
      .values({ departmentId: department.id, userId: user.id, type })
      .onConflictDoNothing()
      .returning();
    if (!given.length)
      return c.text(`${nameOf(user)} is already one of the ${type} of ${department.department}.`, 400);
    return reply(department);
  });
  answer(calls.remove, 'staff', async ({ path, caller }) => {
    const { department, type } = await asked(caller, path);
    const one = and(
      eq(departmentMembers.departmentId, department.id),
      eq(departmentMembers.userId, path.userId),
      eq(departmentMembers.type, type),
    );
    if (!(await db.delete(departmentMembers).where(one).returning()).length)
      throw notFound(`This user is not one of the ${type} of ${department.department}`);
    return reply(department);
  });
}

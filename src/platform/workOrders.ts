import * as z from 'zod/mini';
import { listOf } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { Ref } from './ref.ts';

export const USER_TYPES = ['admins', 'users', 'workers'] as const;
export type UserType = (typeof USER_TYPES)[number];

const people = z.optional(z.array(Ref));
/** The users who handle work orders in one department of an application (docs/behaviour.md 2 §3). */
export const Department = z.looseObject({
  _id: z.string(),
  department: z.optional(z.string()),
  admins: people,
  users: people,
  workers: people,
});
export type Department = z.infer<typeof Department>;

export const workOrders = {
  departments: endpoint('GET /api/applications/{id}/workOrderDepartments', {
    reply: listOf(Department),
    shows: ['workOrderDepartments', 'users', 'applications'],
  }),
  /** The platform refuses it with a plain-text message (docs/decisions/plain-text-refusals.md). */
  add: endpoint('PUT /api/applications/workOrderDepartments/{deptId}/users/{userId}/userTypes/{type}', {
    reply: Department,
    changes: ['workOrderDepartments'],
  }),
  remove: endpoint('DELETE /api/applications/workOrderDepartments/{deptId}/users/{userId}/userTypes/{type}', {
    reply: Department,
    changes: ['workOrderDepartments'],
  }),
};

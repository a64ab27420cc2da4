import * as z from 'zod/mini';
import { crudEndpoints, listOf } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { Ref } from './ref.ts';
import { User } from './users.ts';

/** A role (docs/behaviour.md 1 §3). It is assigned to users per application. */
export const Role = z.looseObject({
  _id: z.optional(z.string()),
  roleName: z.string().check(z.refine(text => text.trim() !== '', 'resources.roles.rule.roleName')),
  roleDescription: z.optional(z.string()),
  __v: z.optional(z.number()),
});
export type Role = z.infer<typeof Role>;

/** A purpose with an application in which it carries a role. */
export const RolePurpose = z.looseObject({
  _id: z.string(),
  purposeName: z.optional(z.string()),
  application: z.optional(z.nullable(Ref)),
});
export type RolePurpose = z.infer<typeof RolePurpose>;

/** Assigns a role in one application. The short form assigns it without an application. */
const Assignment = z.union([
  z.object({ _id: z.string(), roleData: z.object({ application: z.string(), role: z.string() }) }),
  z.object({ _id: z.string(), roleId: z.string() }),
]);

export const roles = {
  ...crudEndpoints('roles', Role),
  /** The documented path has no id: the body's `_id` identifies the role. */
  update: endpoint('PUT /api/roles', { body: Role, reply: Role, changes: ['roles'] }),
  /** The platform removes the role from all users and records. */
  remove: endpoint('DELETE /api/roles/{id}', {
    changes: ['roles', 'users', 'purposes', 'toolgroups', 'tools'],
  }),
  info: endpoint('GET /api/roles/{id}/info', { reply: Role, shows: ['roles'] }),
  /** Leaves out roles that the application or the user already has. */
  search: endpoint('GET /api/roles/search', {
    query: z.object({
      name: z.string(),
      filterApp: z.optional(z.string()),
      filterUser: z.optional(z.string()),
    }),
    reply: listOf(Role),
    shows: ['roles'],
  }),
  /** All users and records with the role `from` also get the role `to`. */
  copy: endpoint('POST /api/roles/copy', {
    body: z.object({ from: z.string(), to: z.string() }),
    changes: ['roles', 'users', 'purposes', 'toolgroups', 'tools'],
  }),
  users: endpoint('GET /api/users/role/{roleId}', {
    reply: listOf(User, { orIds: true }),
    shows: ['users', 'roles'],
  }),
  purposes: endpoint('GET /api/purposes/role/{roleId}', {
    reply: listOf(RolePurpose),
    shows: ['purposes', 'roles'],
  }),
  assign: endpoint('POST /api/users/add/role', {
    body: Assignment,
    reply: User,
    changes: ['users', 'roles'],
  }),
  unassign: endpoint('DELETE /api/users/remove/role/{id}/{role}/{application}', {
    changes: ['users', 'roles'],
  }),
  unassignEverywhere: endpoint('DELETE /api/users/remove/role/{userId}/{roleId}', {
    changes: ['users', 'roles'],
  }),
};

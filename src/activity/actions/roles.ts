import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { readList, referenceId } from '../../data/dialect.ts';
import { roles } from '../../platform/roles.ts';
import { isObject } from '../../platform/shape.ts';
import type { User } from '../../platform/users.ts';
import { defineAction, invoke } from '../action.ts';
import { creation, deletion, pathId, pathUserId, update } from './rules.ts';

export const createRole = defineAction(roles.create, creation('roles', roles.remove));
export const updateRole = defineAction(roles.update, update('roles'));
export const deleteRole = defineAction(roles.remove, deletion('roles'));
export const copyRole = defineAction(roles.copy, {
  name: 'roleCopied',
  icon: 'people',
  target: ({ body }) => body.to,
  interpolation: ({ body }) => ({ from: body.from }),
  never: 'elsewhere',
});

/** Whether a user has a role in an application, or without one (''). */
async function hasRole(userId: string, role: string, application: string, { call }: ConsoleDataProvider) {
  const { data } = readList<User>(await call(roles.users, { path: { roleId: role } }));
  const own = data.find(({ _id }) => _id === userId)?.rolesAssigned ?? [];
  return own.some(one => referenceId(one.role) === role && referenceId(one.application) === application);
}

export const assignRole = defineAction(roles.assign, {
  name: 'roleAdded',
  icon: 'add',
  target: ({ body, before }) => before ?? body._id,
  interpolation: ({ body }) => ({ role: isObject(body.roleData) ? body.roleData.role : body.roleId }),
  where: ({ body }) => isObject(body.roleData) && body.roleData.application,
  inverse: ({ body: { _id, roleData } }) =>
    isObject(roleData)
      ? [
          invoke(roles.unassign, {
            path: {
              id: referenceId(_id),
              role: referenceId(roleData.role),
              application: referenceId(roleData.application),
            },
          }),
        ]
      : [],
  never: 'elsewhere',
  isDone: ({ body }, dataProvider) =>
    'roleData' in body
      ? hasRole(body._id, body.roleData.role, body.roleData.application, dataProvider)
      : hasRole(body._id, body.roleId, '', dataProvider),
});
export const unassignRole = defineAction(roles.unassign, {
  name: 'roleRemoved',
  icon: 'remove',
  target: pathId,
  interpolation: ({ path }) => ({ role: path.role }),
  where: ({ path }) => path.application,
  inverse: ({ path }) => [
    invoke(roles.assign, {
      body: { _id: path.id!, roleData: { application: path.application!, role: path.role! } },
    }),
  ],
  isDone: async ({ path: { id, role, application } }, dataProvider) =>
    !(await hasRole(id, role, application, dataProvider)),
});
export const unassignRoleEverywhere = defineAction(roles.unassignEverywhere, {
  name: 'roleRemoved',
  icon: 'remove',
  target: pathUserId,
  interpolation: ({ path }) => ({ role: path.roleId }),
  never: 'elsewhere',
});

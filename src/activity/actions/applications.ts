import { idOf, readList } from '../../client/dialect.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { applicationParts } from '../../platform/applicationParts.ts';
import { applications } from '../../platform/applications.ts';
import type { AnyAsk, AnyEndpoint } from '../../platform/endpoint.ts';
import { fieldApps } from '../../platform/fieldApps.ts';
import { proxy } from '../../platform/proxy.ts';
import { isObject } from '../../platform/shape.ts';
import type { User } from '../../platform/users.ts';
import { workOrders, type UserType } from '../../platform/workOrders.ts';
import { defineAction, invoke, type JournalRule, type Write } from '../action.ts';
import {
  creation,
  deletion,
  idsOf,
  lastingCreation,
  ofApplication,
  ofBody,
  ofPath,
  ofUser,
  update,
  updateIn,
} from './rules.ts';

const idsIn = async (field: 'tools' | 'adminUsers', id: string, dataProvider: ConsoleDataProvider) =>
  new Set(idsOf((await dataProvider.getOne('applications', { id })).data[field]));
const usersOf = async (id: string, { call }: ConsoleDataProvider) =>
  new Set(readList<User>(await call(applicationParts.users, { path: { id } })).data.map(({ _id }) => _id));

export const createApplication = defineAction(
  applications.create,
  creation('applicationMade', applications.remove),
);
export const updateApplication = defineAction(applications.update, update('applications'));
export const deleteApplication = defineAction(applications.remove, deletion('applicationDeleted'));
export const saveProperties = defineAction(applications.saveProperties, {
  name: 'properties',
  icon: 'edit',
  within: applications.properties,
  never: 'elsewhere',
});

export const addAdmin = defineAction(applications.addAdmin, {
  name: 'adminAdded',
  icon: 'people',
  target: ({ body }) => body.adminId,
  where: ofBody,
  inverse: ({ body }) => [
    invoke(applications.removeAdmin, { path: { appId: idOf(body._id), userId: idOf(body.adminId) } }),
  ],
  isDone: async ({ body: { adminId, _id } }, dataProvider) =>
    (await idsIn('adminUsers', _id, dataProvider)).has(adminId),
});
export const removeAdmin = defineAction(applications.removeAdmin, {
  name: 'adminRemoved',
  icon: 'remove',
  target: ofUser,
  where: ofApplication,
  inverse: ({ path }) => [
    invoke(applications.addAdmin, { body: { adminId: path.userId!, _id: path.appId! } }),
  ],
  isDone: async ({ path: { appId, userId } }, dataProvider) =>
    !(await idsIn('adminUsers', appId, dataProvider)).has(userId),
});

/** A part of an application with an endpoint of its own: overwritten by it with what was known of it before. */
const part = (name: 'county' | 'paths', endpoint: () => AnyEndpoint): JournalRule => ({
  name,
  icon: 'edit',
  target: ofBody,
  inverse({ body, known }: Write) {
    const before = known(body._id)?.[name];
    if (name === 'county' ? !isObject(before) || !before.code : !Array.isArray(before)) return [];
    return [
      {
        endpoint: endpoint(),
        args: { body: { [name]: before, _id: body._id } } as AnyAsk,
        overwrites: { resource: 'applications', id: idOf(body._id), left: { [name]: body[name] } },
      },
    ];
  },
});
export const updateCounty = defineAction(
  applicationParts.updateCounty,
  part('county', () => applicationParts.updateCounty),
);
export const updatePaths = defineAction(
  applicationParts.updatePaths,
  part('paths', () => applicationParts.updatePaths),
);

export const copyTools = defineAction(applicationParts.copyTools, {
  name: 'toolsCopied',
  icon: 'add',
  target: ({ body }) => body.to,
  gaps: ({ body }) => ({ from: body.from }),
  never: 'elsewhere',
  async isDone({ body: { from, to } }, dataProvider) {
    const [theirs, own] = await Promise.all([from, to].map(id => idsIn('tools', id, dataProvider)));
    return [...theirs!].every(id => own!.has(id));
  },
});
export const addTools = defineAction(applicationParts.addTools, {
  name: 'toolsAdded',
  icon: 'add',
  target: ofBody,
  gaps: ({ body }) => ({ tools: body.tools }),
  inverse: ({ body }) =>
    idsOf(body.tools).map(toolId =>
      invoke(applicationParts.removeTool, { path: { appId: idOf(body._id), toolId } }),
    ),
  async isDone({ body: { tools, _id } }, dataProvider) {
    const own = await idsIn('tools', _id, dataProvider);
    return tools.every(id => own.has(id));
  },
});
export const removeTool = defineAction(applicationParts.removeTool, {
  name: 'toolRemoved',
  icon: 'remove',
  target: ({ path }) => path.toolId,
  where: ofApplication,
  inverse: ({ path }) => [
    invoke(applicationParts.addTools, { body: { tools: [path.toolId!], _id: path.appId! } }),
  ],
  isDone: async ({ path: { appId, toolId } }, dataProvider) =>
    !(await idsIn('tools', appId, dataProvider)).has(toolId),
});
export const addUser = defineAction(applicationParts.addUser, {
  name: 'userAdded',
  icon: 'people',
  target: ({ body }) => body.userId,
  where: ofPath,
  inverse: ({ path, body }) => [
    invoke(applicationParts.removeUser, { path: { id: path.id!, userId: idOf(body.userId) } }),
  ],
  isDone: async ({ path: { id }, body: { userId } }, dataProvider) =>
    (await usersOf(id, dataProvider)).has(userId),
});
export const removeUser = defineAction(applicationParts.removeUser, {
  name: 'userRemoved',
  icon: 'remove',
  target: ofUser,
  where: ofPath,
  inverse: ({ path }) => [
    invoke(applicationParts.addUser, { path: { id: path.id! }, body: { userId: path.userId! } }),
  ],
  isDone: async ({ path: { id, userId } }, dataProvider) => !(await usersOf(id, dataProvider)).has(userId),
});

const member = (name: 'memberAdded' | 'memberRemoved'): JournalRule => ({
  name,
  icon: name === 'memberAdded' ? 'people' : 'remove',
  target: ofUser,
  gaps: ({ path }) => ({ department: path.deptId }),
});
const sameMember = ({ path }: Write) => ({
  path: { deptId: path.deptId!, userId: path.userId!, type: path.type as UserType },
});
export const addMember = defineAction(workOrders.add, {
  ...member('memberAdded'),
  inverse: write => [invoke(workOrders.remove, sameMember(write))],
});
export const removeMember = defineAction(workOrders.remove, {
  ...member('memberRemoved'),
  inverse: write => [invoke(workOrders.add, sameMember(write))],
});

export const createFieldApp = defineAction(fieldApps.create, {
  ...lastingCreation('fieldAppMade'),
  where: ofApplication,
});
export const updateFieldApp = defineAction(fieldApps.update, updateIn(fieldApps.ofApplication, 'fieldApps'));
export const restartProxy = defineAction(proxy.restart, { name: 'proxy', icon: 'send', never: 'noCall' });

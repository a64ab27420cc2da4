import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { readList, referenceId } from '../../data/dialect.ts';
import { applicationParts } from '../../platform/applicationParts.ts';
import type { AnyAsk, AnyEndpoint } from '../../platform/endpoint.ts';
import { isObject } from '../../platform/shape.ts';
import type { User } from '../../platform/users.ts';
import { defineAction, invoke, type JournalRule, type Write } from '../action.ts';
import { applicationIdOf, idsInApplication, idsOf, ofBody, ofPath, userIdOf } from './rules.ts';

const usersOf = async (id: string, { call }: ConsoleDataProvider) =>
  new Set(readList<User>(await call(applicationParts.users, { path: { id } })).data.map(({ _id }) => _id));

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
        overwrites: { resource: 'applications', id: referenceId(body._id), left: { [name]: body[name] } },
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
    const [theirs, own] = await Promise.all(
      [from, to].map(id => idsInApplication('tools', id, dataProvider)),
    );
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
      invoke(applicationParts.removeTool, { path: { appId: referenceId(body._id), toolId } }),
    ),
  async isDone({ body: { tools, _id } }, dataProvider) {
    const own = await idsInApplication('tools', _id, dataProvider);
    return tools.every(id => own.has(id));
  },
});
export const removeTool = defineAction(applicationParts.removeTool, {
  name: 'toolRemoved',
  icon: 'remove',
  target: ({ path }) => path.toolId,
  where: applicationIdOf,
  inverse: ({ path }) => [
    invoke(applicationParts.addTools, { body: { tools: [path.toolId!], _id: path.appId! } }),
  ],
  isDone: async ({ path: { appId, toolId } }, dataProvider) =>
    !(await idsInApplication('tools', appId, dataProvider)).has(toolId),
});
export const addUser = defineAction(applicationParts.addUser, {
  name: 'userAdded',
  icon: 'people',
  target: ({ body }) => body.userId,
  where: ofPath,
  inverse: ({ path, body }) => [
    invoke(applicationParts.removeUser, { path: { id: path.id!, userId: referenceId(body.userId) } }),
  ],
  isDone: async ({ path: { id }, body: { userId } }, dataProvider) =>
    (await usersOf(id, dataProvider)).has(userId),
});
export const removeUser = defineAction(applicationParts.removeUser, {
  name: 'userRemoved',
  icon: 'remove',
  target: userIdOf,
  where: ofPath,
  inverse: ({ path }) => [
    invoke(applicationParts.addUser, { path: { id: path.id! }, body: { userId: path.userId! } }),
  ],
  isDone: async ({ path: { id, userId } }, dataProvider) => !(await usersOf(id, dataProvider)).has(userId),
});

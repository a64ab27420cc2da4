import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { readList, referenceId } from '../../data/dialect.ts';
import { applicationParts } from '../../platform/applicationParts.ts';
import type { AnyEndpoint, AnyEndpointArgs } from '../../platform/endpoint.ts';
import { isObject } from '../../platform/shape.ts';
import type { User } from '../../platform/users.ts';
import { defineAction, invoke, type JournalRule, type Write } from '../action.ts';
import { bodyId, idsInApplication, pathApplicationId, pathId, pathUserId, referenceIds } from './rules.ts';

const usersOf = async (id: string, { call }: ConsoleDataProvider) =>
  new Set(readList<User>(await call(applicationParts.users, { path: { id } })).data.map(({ _id }) => _id));

/** The rule of a field of an application that has its own endpoint. Undo sends the cached value to the same endpoint. */
const fieldUpdate = (name: 'county' | 'paths', endpoint: () => AnyEndpoint): JournalRule => ({
  name,
  icon: 'edit',
  target: bodyId,
  inverse({ body, known }: Write) {
    const before = known(body._id)?.[name];
    if (name === 'county' ? !isObject(before) || !before.code : !Array.isArray(before)) return [];
    return [
      {
        endpoint: endpoint(),
        args: { body: { [name]: before, _id: body._id } } as AnyEndpointArgs,
        overwrites: { resource: 'applications', id: referenceId(body._id), left: { [name]: body[name] } },
      },
    ];
  },
});
export const updateCounty = defineAction(
  applicationParts.updateCounty,
  fieldUpdate('county', () => applicationParts.updateCounty),
);
export const updatePaths = defineAction(
  applicationParts.updatePaths,
  fieldUpdate('paths', () => applicationParts.updatePaths),
);

export const copyTools = defineAction(applicationParts.copyTools, {
  name: 'toolsCopied',
  icon: 'add',
  target: ({ body }) => body.to,
  interpolation: ({ body }) => ({ from: body.from }),
  never: 'elsewhere',
  async isDone({ body: { from, to } }, dataProvider) {
    const [source, target] = await Promise.all(
      [from, to].map(id => idsInApplication('tools', id, dataProvider)),
    );
    return [...source!].every(id => target!.has(id));
  },
});
export const addTools = defineAction(applicationParts.addTools, {
  name: 'toolsAdded',
  icon: 'add',
  target: bodyId,
  interpolation: ({ body }) => ({ tools: body.tools }),
  inverse: ({ body }) =>
    referenceIds(body.tools).map(toolId =>
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
  where: pathApplicationId,
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
  where: pathId,
  inverse: ({ path, body }) => [
    invoke(applicationParts.removeUser, { path: { id: path.id!, userId: referenceId(body.userId) } }),
  ],
  isDone: async ({ path: { id }, body: { userId } }, dataProvider) =>
    (await usersOf(id, dataProvider)).has(userId),
});
export const removeUser = defineAction(applicationParts.removeUser, {
  name: 'userRemoved',
  icon: 'remove',
  target: pathUserId,
  where: pathId,
  inverse: ({ path }) => [
    invoke(applicationParts.addUser, { path: { id: path.id! }, body: { userId: path.userId! } }),
  ],
  isDone: async ({ path: { id, userId } }, dataProvider) => !(await usersOf(id, dataProvider)).has(userId),
});

import { referenceId } from '../../data/dialect.ts';
import { applications } from '../../platform/applications.ts';
import { defineAction, invoke } from '../action.ts';
import {
  bodyId,
  creation,
  deletion,
  idsInApplication,
  pathApplicationId,
  pathUserId,
  update,
} from './rules.ts';

export const createApplication = defineAction(
  applications.create,
  creation('applications', applications.remove),
);
export const updateApplication = defineAction(applications.update, update('applications'));
export const deleteApplication = defineAction(applications.remove, deletion('applications'));
export const saveProperties = defineAction(applications.saveProperties, {
  name: 'properties',
  icon: 'edit',
  parent: applications.properties,
  never: 'elsewhere',
});

export const addAdmin = defineAction(applications.addAdmin, {
  name: 'adminAdded',
  icon: 'people',
  target: ({ body }) => body.adminId,
  where: bodyId,
  inverse: ({ body }) => [
    invoke(applications.removeAdmin, {
      path: { appId: referenceId(body._id), userId: referenceId(body.adminId) },
    }),
  ],
  isDone: async ({ body: { adminId, _id } }, dataProvider) =>
    (await idsInApplication('adminUsers', _id, dataProvider)).has(adminId),
});
export const removeAdmin = defineAction(applications.removeAdmin, {
  name: 'adminRemoved',
  icon: 'remove',
  target: pathUserId,
  where: pathApplicationId,
  inverse: ({ path }) => [
    invoke(applications.addAdmin, { body: { adminId: path.userId!, _id: path.appId! } }),
  ],
  isDone: async ({ path: { appId, userId } }, dataProvider) =>
    !(await idsInApplication('adminUsers', appId, dataProvider)).has(userId),
});

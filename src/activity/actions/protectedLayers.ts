import { protectedLayers } from '../../platform/protectedLayers.ts';
import { defineAction, invoke } from '../action.ts';
import { creationAs, deletionAs, pathApplicationId, pathUserId, referenceIds, updateIn } from './rules.ts';

export const createGroup = defineAction(protectedLayers.create, {
  ...creationAs('groupMade', protectedLayers.remove),
  where: pathApplicationId,
});
export const updateGroup = defineAction(
  protectedLayers.update,
  updateIn(protectedLayers.ofApplication, 'protectedLayers'),
);
export const deleteGroup = defineAction(protectedLayers.remove, deletionAs('groupDeleted'));
export const assignGroups = defineAction(protectedLayers.assignToUser, {
  name: 'layersAdded',
  icon: 'people',
  target: pathUserId,
  interpolation: ({ body }) => ({ layers: body.protectedLayers }),
  where: ({ body }) =>
    Array.isArray(body.applications) && body.applications.length === 1 && body.applications[0],
  inverse: ({ path, body }) =>
    referenceIds(body.applications).flatMap(appId =>
      referenceIds(body.protectedLayers).map(layerId =>
        invoke(protectedLayers.removeFromUser, { path: { layerId, appId, userId: path.userId! } }),
      ),
    ),
});
export const removeGroup = defineAction(protectedLayers.removeFromUser, {
  name: 'layersRemoved',
  icon: 'remove',
  target: pathUserId,
  interpolation: ({ path }) => ({ layers: [path.layerId] }),
  where: pathApplicationId,
  inverse: ({ path }) => [
    invoke(protectedLayers.assignToUser, {
      path: { userId: path.userId! },
      body: { applications: [path.appId!], protectedLayers: [path.layerId!] },
    }),
  ],
});

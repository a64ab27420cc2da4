import { protectedLayers } from '../../platform/protectedLayers.ts';
import { defineAction, invoke } from '../action.ts';
import { creationAs, deletionAs, idsOf, ofApplication, ofUser, updateIn } from './rules.ts';

export const createGroup = defineAction(protectedLayers.create, {
  ...creationAs('groupMade', protectedLayers.remove),
  where: ofApplication,
});
export const updateGroup = defineAction(
  protectedLayers.update,
  updateIn(protectedLayers.ofApplication, 'protectedLayers'),
);
export const deleteGroup = defineAction(protectedLayers.remove, deletionAs('groupDeleted'));
export const assignGroups = defineAction(protectedLayers.assignToUser, {
  name: 'layersAdded',
  icon: 'people',
  target: ofUser,
  gaps: ({ body }) => ({ layers: body.protectedLayers }),
  where: ({ body }) =>
    Array.isArray(body.applications) && body.applications.length === 1 && body.applications[0],
  inverse: ({ path, body }) =>
    idsOf(body.applications).flatMap(appId =>
      idsOf(body.protectedLayers).map(layerId =>
        invoke(protectedLayers.removeFromUser, { path: { layerId, appId, userId: path.userId! } }),
      ),
    ),
});
export const removeGroup = defineAction(protectedLayers.removeFromUser, {
  name: 'layersRemoved',
  icon: 'remove',
  target: ofUser,
  gaps: ({ path }) => ({ layers: [path.layerId] }),
  where: ofApplication,
  inverse: ({ path }) => [
    invoke(protectedLayers.assignToUser, {
      path: { userId: path.userId! },
      body: { applications: [path.appId!], protectedLayers: [path.layerId!] },
    }),
  ],
});

import { layers } from '../../platform/layers.ts';
import { defineAction } from '../action.ts';
import { creationAs, deletionAs, pathApplicationId, updateIn } from './rules.ts';

export const createLayer = defineAction(layers.create, {
  ...creationAs('layerMade', layers.remove),
  where: pathApplicationId,
});
export const updateLayer = defineAction(layers.update, updateIn(layers.ofApplication, 'resources.layers'));
export const deleteLayer = defineAction(layers.remove, deletionAs('layerDeleted'));

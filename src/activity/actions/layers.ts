import { layers } from '../../platform/layers.ts';
import { defineAction } from '../action.ts';
import { creation, deletion, ofApplication, updateIn } from './rules.ts';

export const createLayer = defineAction(layers.create, {
  ...creation('layerMade', layers.remove),
  where: ofApplication,
});
export const updateLayer = defineAction(layers.update, updateIn(layers.ofApplication, 'resources.layers'));
export const deleteLayer = defineAction(layers.remove, deletion('layerDeleted'));

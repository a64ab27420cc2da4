import { defineForm, type FormValues } from '../../../../admin/form/defineForm.ts';
import { NewProtectedLayer } from '../../../../platform/protectedLayers.ts';

const { groupName, groupIndex, layerNames } = NewProtectedLayer.shape;
export const protectedForm = defineForm('protectedLayers', { groupName, groupIndex, layerNames });
export type ProtectedValues = FormValues<typeof protectedForm>;
export type LayerName = NonNullable<ProtectedValues['layerNames']>[number];

/** Removes layers without a name and empty indexes before a group is sent. */
export const protectedPayload = <V extends Pick<Partial<ProtectedValues>, 'layerNames'>>(values: V): V =>
  values.layerNames
    ? {
        ...values,
        layerNames: values.layerNames
          .filter(({ layerName }) => layerName?.trim())
          .map(({ layerIndex, ...layer }) => ({
            ...layer,
            layerName: layer.layerName!.trim(),
            ...(typeof layerIndex === 'number' && { layerIndex }),
          })),
      }
    : values;

import { defineForm, type FormValues } from '../../../../admin/form/defineForm.ts';
import type { RecordPart } from '../../../../admin/index.ts';
import { LayerFields, type Layer } from '../../../../platform/layers.ts';

const { id: layerId, ...fields } = LayerFields;

/** The `id` of a layer in the map is the field `layerId`, because in a form `id` is that of the record. */
export const layerForm = defineForm('resources.layers', { ...fields, layerId });
export type LayerValues = FormValues<typeof layerForm>;

/** Returns the form's source for the source of an error in the layer. */
export const layerFormSource = (source: string) => (source === 'id' ? 'layerId' : source);

/** Converts a layer to form values and back. */
export const layerPart = ({ _id }: Layer): RecordPart => ({
  id: _id,
  get: ({ id, ...layer }) => ({ ...layer, ...(id !== undefined && { layerId: id }) }),
  set: (layer, { layerId, ...changes }) => ({
    ...layer,
    ...changes,
    ...(layerId !== undefined && { id: layerId }),
  }),
  toFormSource: layerFormSource,
});

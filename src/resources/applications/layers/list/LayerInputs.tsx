import { BooleanInput } from '../../../../forms/inputs/BooleanInput.tsx';
import { SelectInput } from '../../../../forms/inputs/SelectInput.tsx';
import { TextInput } from '../../../../forms/inputs/TextInput.tsx';
import { GEOMETRY_TYPES } from '../../../../platform/layers.ts';
import type { LayerValues } from './layerForm.ts';

const choices = GEOMETRY_TYPES.map(id => ({ id, name: `layers.option.${id}` }));

/** The inputs of a layer by the source of their column. */
export const layerInputs = () => ({
  name: <TextInput<LayerValues> source="name" autoFocus autoComplete="off" />,
  geometryType: <SelectInput<LayerValues> source="geometryType" choices={choices} />,
  description: <TextInput<LayerValues> source="description" autoComplete="off" />,
  url: <TextInput<LayerValues> source="url" type="url" inputMode="url" autoComplete="off" />,
  editable: <BooleanInput<LayerValues> source="editable" />,
});

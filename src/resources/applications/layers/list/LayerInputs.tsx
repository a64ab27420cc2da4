import { BooleanInput, SelectInput, TextInput, useRecordContext } from '../../../../admin/index.ts';
import { GEOMETRY_TYPES } from '../../../../platform/layers.ts';
import type { LayerValues } from './layerForm.ts';

const choices = GEOMETRY_TYPES.map(id => ({ id, name: `resources.layers.option.${id}` }));

/** A layer's id in the map. A numeral becomes a number, unless the stored id is a string. */
function LayerIdInput() {
  const stored: unknown = useRecordContext()?.layerId;
  const parse = (typed: unknown) => {
    const text = String(typed);
    const isNumber = /^(0|[1-9]\d{0,14})$/.test(text) && (typeof stored === 'number' || !stored);
    return isNumber ? Number(text) : text;
  };
  return (
    <TextInput<{ layerId: string }>
      source="layerId"
      className="input mono"
      autoComplete="off"
      parse={parse}
    />
  );
}

/** Returns the inputs of a layer by the source of their column. */
export const layerInputs = () => ({
  name: <TextInput<LayerValues> source="name" autoFocus autoComplete="off" />,
  geometryType: <SelectInput<LayerValues> source="geometryType" choices={choices} />,
  description: <TextInput<LayerValues> source="description" autoComplete="off" />,
  url: (
    <TextInput<LayerValues> source="url" type="url" inputProps={{ inputMode: 'url' }} autoComplete="off" />
  ),
  layerId: <LayerIdInput />,
  editable: <BooleanInput<LayerValues> source="editable" />,
});

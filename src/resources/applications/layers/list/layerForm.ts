import { formOf, type FormValues } from '../../../../forms/formOf.ts';
import { LayerFields } from '../../../../platform/layers.ts';

export const layerForm = formOf('resources.layers', LayerFields);
export type LayerValues = FormValues<typeof layerForm>;

import type { FilterPayload, RaRecord } from 'react-admin';
import { foldText } from '../../../../platform/fold.ts';
import type { Layer } from '../../../../platform/layers.ts';
import { textIn } from '../../../../platform/unchecked.ts';
import { usesCount, type Uses } from './layerUses.ts';

/** What a layer is called: by its address or its id where it has no name. */
export const layerName = ({ _id, name, url }: Layer) => textIn(name).trim() || textIn(url) || _id;

/** A layer in the list, with the texts that its columns show and are sorted by. */
export interface LayerRow extends RaRecord {
  id: string;
  layer: Layer;
  usedBy: Uses;
  name: string;
  geometryType: string;
  description: string;
  url: string;
  editable: string;
  /** How many things name the layer. */
  uses: number;
  /** The `id` of the layer in the map. */
  layerId: string | number;
}

interface Texts {
  geometry(type: unknown): string;
  yesNo(isEditable: boolean): string;
}

export const toLayerRow = (layer: Layer, usedBy: Uses, { geometry, yesNo }: Texts): LayerRow => ({
  id: layer._id,
  layer,
  usedBy,
  name: layerName(layer),
  geometryType: geometry(layer.geometryType),
  description: textIn(layer.description),
  url: textIn(layer.url),
  editable: yesNo(layer.editable === true),
  uses: usesCount(usedBy),
  layerId: layer.id ?? '',
});

/** Whether a layer has the search text and the filter values of the URL. */
export function matchesFilters({ layer }: LayerRow, { q = '', geometryType, editable }: FilterPayload) {
  const searched = [layer.name, layer.description, layer.url].map(textIn).join(' ');
  return (
    foldText(searched).includes(foldText(String(q).trim())) &&
    (!geometryType || layer.geometryType === geometryType) &&
    (!editable || (layer.editable === true) === (editable === 'yes'))
  );
}

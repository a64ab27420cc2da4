import type { FilterPayload, RaRecord } from 'react-admin';
import { foldText } from '../../../../platform/fold.ts';
import type { Layer } from '../../../../platform/layers.ts';
import { textIn } from '../../../../platform/unchecked.ts';
import { countReferences, type LayerReferences } from './layerReferences.ts';

/** Returns the name of a layer, or its URL, or its id. */
export const layerName = ({ _id, name, url }: Layer) => textIn(name).trim() || textIn(url) || _id;

/** A layer in the list, with the texts that its columns show and sort by. */
export interface LayerRow extends RaRecord {
  id: string;
  layer: Layer;
  usedBy: LayerReferences;
  name: string;
  geometryType: string;
  description: string;
  url: string;
  editable: string;
  /** The number of records that use the layer. */
  uses: number;
  /** The `id` of the layer in the map. */
  layerId: string | number;
}

interface Texts {
  geometry(type: unknown): string;
  yesNo(isEditable: boolean): string;
}

export const toLayerRow = (layer: Layer, usedBy: LayerReferences, { geometry, yesNo }: Texts): LayerRow => ({
  id: layer._id,
  layer,
  usedBy,
  name: layerName(layer),
  geometryType: geometry(layer.geometryType),
  description: textIn(layer.description),
  url: textIn(layer.url),
  editable: yesNo(layer.editable === true),
  uses: countReferences(usedBy),
  layerId: layer.id ?? '',
});

/** Returns whether a layer matches the search text and the filters of the URL. */
export function matchesFilters({ layer }: LayerRow, { q = '', geometryType, editable }: FilterPayload) {
  const searched = [layer.name, layer.description, layer.url].map(textIn).join(' ');
  return (
    foldText(searched).includes(foldText(String(q).trim())) &&
    (!geometryType || layer.geometryType === geometryType) &&
    (!editable || (layer.editable === true) === (editable === 'yes'))
  );
}

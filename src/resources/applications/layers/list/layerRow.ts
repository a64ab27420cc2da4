import type { RaRecord } from 'react-admin';
import type { Layer } from '../../../../platform/layers.ts';
import { textIn } from '../../../../platform/unchecked.ts';

/** A layer in a list: its own `id` is that in the map, so it stands beside the list's. */
export interface LayerRow extends RaRecord {
  id: string;
  layer: Layer;
}

export const asRow = (layer: Layer): LayerRow => ({ id: layer._id, layer });

/** What it is called: by its address or its id where it has no name. */
export const layerName = ({ _id, name, url }: Layer) => textIn(name).trim() || textIn(url) || _id;

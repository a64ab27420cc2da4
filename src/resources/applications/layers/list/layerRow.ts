import type { RaRecord } from 'react-admin';
import type { Layer } from '../../../../platform/layers.ts';

/** A layer in a list: its own `id` is that in the map, so it stands beside the list's. */
export interface LayerRow extends RaRecord {
  id: string;
  layer: Layer;
}

export const asRow = (layer: Layer): LayerRow => ({ id: layer._id, layer });

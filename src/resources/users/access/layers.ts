import { applicationIn } from '../../../domain/catalogue/access/graph.ts';
import type { KnownLayer } from '../useKnownLayers.ts';

/** Where the protected layers of each name are given. */
export function layersByName(layers: KnownLayer[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const layer of layers) {
    const { text, as } = layer.name;
    if (!as) places.set(text, [...(places.get(text) ?? []), applicationIn(layer)]);
  }
  return places;
}

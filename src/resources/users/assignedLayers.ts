import type { ProtectedLayer } from '../../platform/protectedLayers.ts';
import { objectsIn, textIn } from '../../platform/unchecked.ts';
import type { User } from '../../platform/users.ts';

export interface AssignedLayer {
  application: unknown;
  layer: ProtectedLayer;
}

/**
 * Flattens a user's protected layers. They come grouped, `[{ application, protectedLayers: [...] }]`, or flat,
 * `[layer with application]` (docs/contract.md, "Nested shapes"); a layer may be its id alone.
 */
export function assignedLayers(user: Pick<User, 'protectedLayers'>): AssignedLayer[] {
  const toLayer = (value: unknown): ProtectedLayer =>
    typeof value === 'string' ? { _id: value } : (value as ProtectedLayer);
  return (user.protectedLayers ?? []).flatMap(entry => {
    if (!entry || typeof entry !== 'object')
      return typeof entry === 'string' ? [{ application: undefined, layer: toLayer(entry) }] : [];
    const { application, protectedLayers } = entry as { application?: unknown; protectedLayers?: unknown };
    if (!('protectedLayers' in entry)) return [{ application, layer: entry as ProtectedLayer }];
    return Array.isArray(protectedLayers)
      ? protectedLayers.filter(Boolean).map(layer => ({ application, layer: toLayer(layer) }))
      : [];
  });
}

/** The names of the map layers in a protected layer, joined by commas. */
export const formatLayerNames = ({ layerNames }: ProtectedLayer) =>
  objectsIn(layerNames)
    .map(({ layerName }) => textIn(layerName))
    .filter(Boolean)
    .join(', ');

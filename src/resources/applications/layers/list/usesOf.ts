import { idOf } from '../../../../client/dialect.ts';
import type { Layer } from '../../../../platform/layers.ts';
import type { ProtectedLayer } from '../../../../platform/protectedLayers.ts';
import { objectsIn, textIn } from '../../../../platform/unchecked.ts';
import type { User } from '../../../../platform/users.ts';
import { addressKey } from '../addressKey.ts';
import { readExcluded } from '../excludedNames.ts';

/** What names a layer: by its name, or by its address. */
export interface Uses {
  groups: ProtectedLayer[];
  /** Names of layers that queries leave out, with it as the layer or the parent. */
  excluded: string[];
  /** Other layers with its address. */
  twins: Layer[];
}

export const usesCount = ({ groups, excluded, twins }: Uses) => groups.length + excluded.length + twins.length;

const key = (text: unknown) => textIn(text).trim().toLocaleLowerCase();

function index<T>(all: readonly T[], keysOf: (one: T) => string[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) for (const name of new Set(keysOf(one))) if (name) found.set(name, [...(found.get(name) ?? []), one]);
  return found;
}

/** Looks through everything once; the answer tells the uses of any layer. */
export function findUses(layers: readonly Layer[], groups: readonly ProtectedLayer[], excluded: readonly string[]): (layer: Layer) => Uses {
  const byAddress = index(layers, ({ url }) => [addressKey(url)]);
  const groupsByName = index(groups, ({ layerNames }) => objectsIn(layerNames).map(({ layerName }) => key(layerName)));
  const excludedByName = index(excluded, name => Object.values(readExcluded(name)).map(key));
  return layer => ({
    groups: groupsByName.get(key(layer.name)) ?? [],
    excluded: excludedByName.get(key(layer.name)) ?? [],
    twins: (byAddress.get(addressKey(layer.url)) ?? []).filter(({ _id }) => _id !== layer._id),
  });
}

/** Whether somebody was given a group; it comes in groups by application, or flat (contract.md). */
export const hasGroup = (user: Pick<User, 'protectedLayers'>, id: string) =>
  (user.protectedLayers ?? []).some(entry => [entry, ...((entry as { protectedLayers?: unknown[] } | null)?.protectedLayers ?? [])].some(one => idOf(one) === id));

import { referenceId } from '../../../../data/dialect.ts';
import type { Configs } from '../../../../platform/configs.ts';
import { nameKey } from '../../../../platform/fold.ts';
import type { Layer } from '../../../../platform/layers.ts';
import { schemelessUrlKey } from '../../../../platform/parseArcGisUrl.ts';
import type { ProtectedLayer } from '../../../../platform/protectedLayers.ts';
import { isObject } from '../../../../platform/shape.ts';
import { objectsIn, textIn } from '../../../../platform/unchecked.ts';
import type { User } from '../../../../platform/users.ts';
import { readExcluded } from '../excludedNames.ts';

/** The records that use a layer by its name or its URL. Over http and https it is the same layer. */
export interface LayerReferences {
  groups: ProtectedLayer[];
  /** Names of excluded layers that contain it as the layer or the parent. */
  excluded: string[];
  /** Other layers with its URL, over http or https. */
  sameUrlLayers: Layer[];
  /** Names of configs of results layers. */
  results: string[];
  /** Titles of operational layers in the app config, with the titles of their groups. */
  operational: string[];
  /** Titles of map services in the app config that show it as a sublayer, by its number. */
  sublayerOf: string[];
}

export const countReferences = (uses: LayerReferences) =>
  Object.values(uses).reduce((sum, { length }) => sum + length, 0);

const key = (text: unknown) => nameKey(textIn(text));

/** Maps each key to the entries that have it. */
function index<T>(all: readonly T[], getKeys: (one: T) => string[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all)
    for (const name of new Set(getKeys(one))) if (name) found.set(name, [...(found.get(name) ?? []), one]);
  return found;
}

interface OperationalLayer {
  title: string;
  names: string[];
  address: string;
  /** URLs of the sublayers that it lists by number. */
  sublayers: string[];
}

/** Returns the URLs of the sublayers of a map service that an entry lists in `layers` or `visibleLayers`. */
function getSublayerUrls(address: string, { layers, visibleLayers }: Record<string, unknown>): string[] {
  if (!address) return [];
  const listed = Array.isArray(visibleLayers) ? visibleLayers : [];
  const ids = new Set([...objectsIn(layers).map(({ id }) => id), ...listed].map(String));
  return [...ids].filter(id => /^\d+$/.test(id)).map(id => `${address}/${id}`);
}

/** Returns the layers of an app config, including those in nested groups. */
function getOperationalLayers(appConfig: unknown): OperationalLayer[] {
  const map = isObject(appConfig) ? appConfig.map : undefined;
  const found: OperationalLayer[] = [];
  const remaining: [around: string, entry: Record<string, unknown>][] = [];
  const push = (containerName: string, entries: unknown) => {
    for (const entry of objectsIn(entries).toReversed()) remaining.push([containerName, entry]);
  };
  push('', isObject(map) ? map.operationalLayers : undefined);
  for (let one = remaining.pop(); one; one = remaining.pop()) {
    const [containerName, { title, id, url, layers }] = one;
    const path = [containerName, textIn(title) || textIn(id)].filter(Boolean).join(' › ');
    const address = schemelessUrlKey(textIn(url));
    found.push({
      title: path,
      names: [key(title), key(id)],
      address,
      sublayers: getSublayerUrls(address, one[1]),
    });
    push(path, layers);
  }
  return found;
}

/** The records that are searched. `configs` is missing for an application without configs, or while they load. */
interface SearchedRecords {
  groups?: readonly ProtectedLayer[];
  excluded?: readonly string[];
  configs?: Configs | null | undefined;
}

/** Indexes all records once. The returned function finds the uses of any layer. */
export function findReferences(
  layers: readonly Layer[],
  { groups = [], excluded = [], configs }: SearchedRecords,
): (layer: Layer) => LayerReferences {
  const byAddress = index(layers, ({ url }) => [schemelessUrlKey(textIn(url))]);
  const groupsByName = index(groups, ({ layerNames }) =>
    objectsIn(layerNames).map(({ layerName }) => key(layerName)),
  );
  const resultsByName = index(objectsIn(configs?.resultsLayerConfigs), ({ name, config }) => [
    key(name),
    key(isObject(config) ? config.name : ''),
  ]);
  const operational = getOperationalLayers(configs?.appConfig);
  const operationalByName = index(operational, ({ names }) => names);
  const operationalByAddress = index(operational, ({ address }) => [address]);
  const operationalBySublayer = index(operational, ({ sublayers }) => sublayers);
  const excludedByName = index(excluded, name => Object.values(readExcluded(name)).map(key));
  return layer => ({
    groups: groupsByName.get(key(layer.name)) ?? [],
    excluded: excludedByName.get(key(layer.name)) ?? [],
    sameUrlLayers: (byAddress.get(schemelessUrlKey(textIn(layer.url))) ?? []).filter(
      ({ _id }) => _id !== layer._id,
    ),
    results: (resultsByName.get(key(layer.name)) ?? []).map(
      ({ name, config }) => textIn(name) || textIn((config as { name: unknown }).name),
    ),
    operational: [
      ...new Set([
        ...(operationalByAddress.get(schemelessUrlKey(textIn(layer.url))) ?? []),
        ...(operationalByName.get(key(layer.name)) ?? []),
      ]),
    ].map(({ title }) => title),
    sublayerOf: (operationalBySublayer.get(schemelessUrlKey(textIn(layer.url))) ?? []).map(
      ({ title }) => title,
    ),
  });
}

/**
 * Returns whether a user has a protected layer group. Their groups come by application or as a flat list
 * (docs/contract.md).
 */
export const hasGroup = (user: Pick<User, 'protectedLayers'>, id: string) =>
  (user.protectedLayers ?? []).some(entry =>
    [entry, ...(isObject(entry) && Array.isArray(entry.protectedLayers) ? entry.protectedLayers : [])].some(
      one => referenceId(one) === id,
    ),
  );

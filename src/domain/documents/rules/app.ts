import type { CheckResult } from '../../../editors/json/rules.ts';
import { addressKey, targetUrl, withLayer } from '../../../platform/serviceAddress.ts';
import { servedBy, shortOf, slowness, type DocumentFacts, type ServedLayer } from './facts.ts';
import { checkRange, checkUnique, expect, expectId, finding, objects, type Tell } from './finding.ts';
import { rendererRules, symbolGeometry } from './symbols.ts';
import { idText, listEntries, numberAt, shortSource, textOf, under, type ValueSpot } from './valueSpot.ts';

/** The URL of a service contains its type. */
const SERVICE = /\/\w+Server(?:\/|$)/i;
const NEEDS_NUMBER: readonly (string | undefined)[] = ['ArcGISFeatureLayer', 'FeatureLayer'];

/** A group has layers instead of a URL. An empty URL is allowed. */
const isGroup = (layer: ValueSpot) => {
  const url = under(layer, 'url');
  return (
    (!url || textOf(url)?.trim() === '') &&
    (under(layer, 'layers') !== undefined || textOf(under(layer, 'layerType')) === 'GroupLayer')
  );
};

/**
 * Yields all layers of a map, including those of nested groups. The `layers` of a map service are its
 * sublayers and are left out.
 */
export function* layerSpots(config: ValueSpot): Generator<ValueSpot> {
  const left = listEntries(under(under(config, 'map'), 'operationalLayers')).toReversed();
  for (let layer = left.pop(); layer; layer = left.pop()) {
    yield layer;
    if (isGroup(layer)) for (const one of listEntries(under(layer, 'layers')).toReversed()) left.push(one);
  }
}

/** Checks an app config, which is an ArcGIS web map (docs/contract.md, "Nested shapes"). */
export function appRules(root: ValueSpot, facts?: DocumentFacts): CheckResult {
  const { found, tell } = finding();
  if (root.node.kind !== 'object') {
    tell('type', root, { name: '', is: root.node.kind, wanted: 'object' });
    return found;
  }
  const map = expect(tell, root, 'map', 'object');
  if (!map) return found;
  larger(tell, map, 'minZoom', 'maxZoom');
  const extent = expect(tell, map, 'extent', 'object');
  if (extent) {
    larger(tell, extent, 'xmin', 'xmax');
    larger(tell, extent, 'ymin', 'ymax');
  }
  const slow = new Set<string>();
  const ids: [string | undefined, ValueSpot | undefined][] = [];
  expect(tell, map, 'operationalLayers', 'array');
  for (const entry of layerSpots(root)) {
    const [layer] = objects(tell, [entry]);
    if (!layer) continue;
    const id = expectId(tell, layer, 'id');
    ids.push([idText(id), id]);
    layerRules(tell, layer, facts, slow);
  }
  checkUnique(tell, 'sameId', ids);
  return found;
}

/** Reports a minimum that exceeds its maximum. */
function larger(tell: Tell, parent: ValueSpot, low: string, high: string) {
  const [least, most] = [expect(tell, parent, low, 'number'), expect(tell, parent, high, 'number')];
  if (least && most && numberAt(least)! > numberAt(most)!)
    tell('larger', least, { low, high, least: shortSource(least), most: shortSource(most) });
}

function layerRules(tell: Tell, layer: ValueSpot, facts: DocumentFacts | undefined, slow: Set<string>) {
  expect(tell, layer, 'title', 'string');
  expect(tell, layer, 'visibility', 'boolean');
  checkRange(tell, layer, 'opacity', 0, 1);
  scales(tell, layer);
  const url = expect(tell, layer, 'url', 'string');
  expect(tell, layer, 'layers', 'array');
  if (url && !isGroup(layer)) address(tell, layer, url, facts, slow);
  const definition = expect(tell, layer, 'layerDefinition', 'object');
  if (!definition) return;
  scales(tell, definition);
  const renderer = under(under(definition, 'drawingInfo'), 'renderer');
  if (renderer?.node.kind === 'object')
    rendererRules(
      tell,
      renderer,
      symbolGeometry(textOf(under(definition, 'geometryType')) ?? textOf(under(layer, 'geometryType'))),
    );
}

/** `minScale` is the larger number, and 0 means no limit (docs/decisions/scales.md). */
function scales(tell: Tell, parent: ValueSpot) {
  checkRange(tell, parent, 'minScale', 0);
  checkRange(tell, parent, 'maxScale', 0);
  const [min, max] = [numberAt(under(parent, 'minScale')) ?? 0, numberAt(under(parent, 'maxScale')) ?? 0];
  if (min > 0 && max > min) tell('scales', under(parent, 'minScale')!, { min, max });
}

/**
 * Reports scales at which the service does not draw the layer. A scale of 0 inherits the limit of the
 * service.
 */
function servedScales(tell: Tell, layer: ValueSpot, served: ServedLayer) {
  const layerValue = (name: string) => under(layer, name) ?? under(under(layer, 'layerDefinition'), name);
  const name = textOf(under(layer, 'id')) ?? textOf(under(layer, 'title')) ?? served.name;
  const compare = (kind: 'servedMin' | 'servedMax', spot: ValueSpot | undefined, limit = 0) => {
    const value = spot?.node.kind === 'number' ? numberAt(spot)! : 0;
    if (value > 0 && limit > 0 && (kind === 'servedMin' ? value > limit : value < limit))
      tell(kind, spot!, { name, said: value, limit });
  };
  compare('servedMin', layerValue('minScale'), served.minScale);
  compare('servedMax', layerValue('maxScale'), served.maxScale);
}

/** `slow` collects the services that were already reported as slow. */
function address(
  tell: Tell,
  layer: ValueSpot,
  url: ValueSpot,
  facts: DocumentFacts | undefined,
  slow: Set<string>,
) {
  const address = textOf(url)!.trim();
  if (!/^(?:https?:)?\/\/[^\s/]\S*$/i.test(address)) return tell('url', url, { value: address });
  const served = servedBy(address);
  const target = targetUrl(address);
  if (/[?&]token=[^&#]/i.test(address)) tell('token', url);
  if (/\/rest\/services(?:\/|$)/i.test(target) && !SERVICE.test(target))
    tell('address', url, { value: shortOf(address) });
  else if (NEEDS_NUMBER.includes(textOf(under(layer, 'layerType'))) && served && served.layer === undefined)
    tell('layerNumber', url, { value: shortOf(address) });
  const fact = served && facts?.factsByKey.get(addressKey(served.service));
  if (!served || !fact) return undefined;
  if (fact.state === 'none')
    return tell('noService', url, { name: shortOf(served.service), message: fact.message });
  const seconds = slowness(fact);
  if (seconds !== undefined && !slow.has(addressKey(served.service)))
    tell('slow', url, { name: shortOf(served.service), seconds });
  slow.add(addressKey(served.service));
  if (fact.state !== 'there' || served.layer === undefined || !fact.layers) return undefined;
  const servedLayer = fact.layers.find(({ id }) => id === served.layer);
  if (servedLayer) return servedScales(tell, layer, servedLayer);
  const names = [textOf(under(layer, 'title')), textOf(under(layer, 'id'))];
  const meant = fact.layers.find(({ name }) => names.includes(name));
  const numbers = fact.layers.map(({ id }) => id);
  const about = {
    name: shortOf(served.service),
    layer: served.layer,
    first: Math.min(...numbers.slice(0, 1000)),
    last: Math.max(...numbers.slice(-1000)),
  };
  if (!fact.layers.length) return tell('noLayer', url, { name: about.name, layer: about.layer });
  return tell(
    'noLayer',
    url,
    { ...about, ...(meant && { closest: meant.id }) },
    meant && JSON.stringify(withLayer(address, meant.id)),
  );
}

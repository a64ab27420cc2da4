import type { CheckResult } from '../../../editors/json/rules.ts';
import { targetUrl, urlKey, withLayer } from '../../../platform/parseArcGisUrl.ts';
import {
  checkId,
  checkKind,
  checkRange,
  checkUnique,
  createReport,
  filterObjects,
  type ReportProblem,
} from './checkValues.ts';
import {
  getSlowSeconds,
  parseServiceUrl,
  shortServiceName,
  type DocumentFacts,
  type ServedLayer,
} from './facts.ts';
import { rendererRules, symbolGeometry } from './rendererRules.ts';
import {
  getIdText,
  getNumber,
  getProperty,
  getText,
  listEntries,
  shortSource,
  type ValueSpot,
} from './valueSpot.ts';

/** The URL of a service contains its type. */
const SERVICE = /\/\w+Server(?:\/|$)/i;
const NEEDS_NUMBER: readonly (string | undefined)[] = ['ArcGISFeatureLayer', 'FeatureLayer'];

/** A group has layers instead of a URL. An empty URL is allowed. */
const isGroupLayer = (layer: ValueSpot) => {
  const url = getProperty(layer, 'url');
  return (
    (!url || getText(url)?.trim() === '') &&
    (getProperty(layer, 'layers') !== undefined || getText(getProperty(layer, 'layerType')) === 'GroupLayer')
  );
};

/**
 * Yields all layers of a map, including those of nested groups. The `layers` of a map service are its
 * sublayers and are left out.
 */
export function* findLayers(config: ValueSpot): Generator<ValueSpot> {
  const remaining = listEntries(getProperty(getProperty(config, 'map'), 'operationalLayers')).toReversed();
  for (let layer = remaining.pop(); layer; layer = remaining.pop()) {
    yield layer;
    if (isGroupLayer(layer))
      for (const one of listEntries(getProperty(layer, 'layers')).toReversed()) remaining.push(one);
  }
}

/** Checks an app config, which is an ArcGIS web map (docs/contract.md, "Nested shapes"). */
export function appRules(root: ValueSpot, facts?: DocumentFacts): CheckResult {
  const { result, report } = createReport();
  if (root.node.kind !== 'object') {
    report('type', root, { name: '', is: root.node.kind, wanted: 'object' });
    return result;
  }
  const map = checkKind(report, root, 'map', 'object');
  if (!map) return result;
  checkOrder(report, map, 'minZoom', 'maxZoom');
  const extent = checkKind(report, map, 'extent', 'object');
  if (extent) {
    checkOrder(report, extent, 'xmin', 'xmax');
    checkOrder(report, extent, 'ymin', 'ymax');
  }
  const slow = new Set<string>();
  const ids: [string | undefined, ValueSpot | undefined][] = [];
  checkKind(report, map, 'operationalLayers', 'array');
  for (const entry of findLayers(root)) {
    const [layer] = filterObjects(report, [entry]);
    if (!layer) continue;
    const id = checkId(report, layer, 'id');
    ids.push([getIdText(id), id]);
    checkLayer(report, layer, facts, slow);
  }
  checkUnique(report, 'sameId', ids);
  return result;
}

/** Reports a minimum that exceeds its maximum. */
function checkOrder(report: ReportProblem, parent: ValueSpot, low: string, high: string) {
  const [min, max] = [checkKind(report, parent, low, 'number'), checkKind(report, parent, high, 'number')];
  if (min && max && getNumber(min)! > getNumber(max)!)
    report('larger', min, { low, high, least: shortSource(min), most: shortSource(max) });
}

function checkLayer(
  report: ReportProblem,
  layer: ValueSpot,
  facts: DocumentFacts | undefined,
  slow: Set<string>,
) {
  checkKind(report, layer, 'title', 'string');
  checkKind(report, layer, 'visibility', 'boolean');
  checkRange(report, layer, 'opacity', 0, 1);
  checkScales(report, layer);
  const url = checkKind(report, layer, 'url', 'string');
  checkKind(report, layer, 'layers', 'array');
  if (url && !isGroupLayer(layer)) address(report, layer, url, facts, slow);
  const definition = checkKind(report, layer, 'layerDefinition', 'object');
  if (!definition) return;
  checkScales(report, definition);
  const renderer = getProperty(getProperty(definition, 'drawingInfo'), 'renderer');
  if (renderer?.node.kind === 'object')
    rendererRules(
      report,
      renderer,
      symbolGeometry(
        getText(getProperty(definition, 'geometryType')) ?? getText(getProperty(layer, 'geometryType')),
      ),
    );
}

/** `minScale` is the larger number, and 0 means no limit (docs/decisions/scales.md). */
function checkScales(report: ReportProblem, parent: ValueSpot) {
  checkRange(report, parent, 'minScale', 0);
  checkRange(report, parent, 'maxScale', 0);
  const [min, max] = [
    getNumber(getProperty(parent, 'minScale')) ?? 0,
    getNumber(getProperty(parent, 'maxScale')) ?? 0,
  ];
  if (min > 0 && max > min) report('scales', getProperty(parent, 'minScale')!, { min, max });
}

/**
 * Reports scales at which the service does not draw the layer. A scale of 0 inherits the limit of the
 * service.
 */
function checkServiceScales(report: ReportProblem, layer: ValueSpot, served: ServedLayer) {
  const layerValue = (name: string) =>
    getProperty(layer, name) ?? getProperty(getProperty(layer, 'layerDefinition'), name);
  const name = getText(getProperty(layer, 'id')) ?? getText(getProperty(layer, 'title')) ?? served.name;
  const compare = (kind: 'servedMin' | 'servedMax', spot: ValueSpot | undefined, limit = 0) => {
    const value = spot?.node.kind === 'number' ? getNumber(spot)! : 0;
    if (value > 0 && limit > 0 && (kind === 'servedMin' ? value > limit : value < limit))
      report(kind, spot!, { name, said: value, limit });
  };
  compare('servedMin', layerValue('minScale'), served.minScale);
  compare('servedMax', layerValue('maxScale'), served.maxScale);
}

/** `slow` collects the services that were already reported as slow. */
function address(
  report: ReportProblem,
  layer: ValueSpot,
  url: ValueSpot,
  facts: DocumentFacts | undefined,
  slow: Set<string>,
) {
  const address = getText(url)!.trim();
  if (!/^(?:https?:)?\/\/[^\s/]\S*$/i.test(address)) return report('url', url, { value: address });
  const served = parseServiceUrl(address);
  const target = targetUrl(address);
  if (/[?&]token=[^&#]/i.test(address)) report('token', url);
  if (/\/rest\/services(?:\/|$)/i.test(target) && !SERVICE.test(target))
    report('address', url, { value: shortServiceName(address) });
  else if (
    NEEDS_NUMBER.includes(getText(getProperty(layer, 'layerType'))) &&
    served &&
    served.layer === undefined
  )
    report('layerNumber', url, { value: shortServiceName(address) });
  const fact = served && facts?.factsByKey.get(urlKey(served.service));
  if (!served || !fact) return undefined;
  if (fact.state === 'none')
    return report('noService', url, { name: shortServiceName(served.service), message: fact.message });
  const seconds = getSlowSeconds(fact);
  if (seconds !== undefined && !slow.has(urlKey(served.service)))
    report('slow', url, { name: shortServiceName(served.service), seconds });
  slow.add(urlKey(served.service));
  if (fact.state !== 'there' || served.layer === undefined || !fact.layers) return undefined;
  const servedLayer = fact.layers.find(({ id }) => id === served.layer);
  if (servedLayer) return checkServiceScales(report, layer, servedLayer);
  const names = [getText(getProperty(layer, 'title')), getText(getProperty(layer, 'id'))];
  const meant = fact.layers.find(({ name }) => names.includes(name));
  const numbers = fact.layers.map(({ id }) => id);
  const about = {
    name: shortServiceName(served.service),
    layer: served.layer,
    first: Math.min(...numbers.slice(0, 1000)),
    last: Math.max(...numbers.slice(-1000)),
  };
  if (!fact.layers.length) return report('noLayer', url, { name: about.name, layer: about.layer });
  return report(
    'noLayer',
    url,
    { ...about, ...(meant && { closest: meant.id }) },
    meant && JSON.stringify(withLayer(address, meant.id)),
  );
}

import { isHttpUrl } from '../../platform/isHttpUrl.ts';
import type { GEOMETRY_TYPES } from '../../platform/layers.ts';
import { serviceUrl } from '../../platform/parseArcGisUrl.ts';
import { isObject } from '../../platform/shape.ts';
import { numberIn, objectsIn, textIn } from '../../platform/unchecked.ts';

/** Reads the replies of map services (ArcGIS REST) from which layers are created. */

export type ArcgisGeometry = (typeof GEOMETRY_TYPES)[number];

const GEOMETRIES: Readonly<Record<string, ArcgisGeometry>> = {
  esriGeometryPoint: 'Point',
  esriGeometryMultipoint: 'Point',
  esriGeometryPolyline: 'Polyline',
  esriGeometryPolygon: 'Polygon',
};

/** Tables, groups and rasters have no geometry. */
export const arcgisGeometry = (type: unknown): ArcgisGeometry | undefined =>
  Object.hasOwn(GEOMETRIES, textIn(type)) ? GEOMETRIES[textIn(type)] : undefined;

export interface ArcgisService {
  name: string;
  type: string;
  url: string;
}

/** Leaves out services without a web URL, because they cannot be opened. */
export const readServices = (services: unknown): ArcgisService[] =>
  objectsIn(services)
    .map(({ name, type, url }) => ({
      name: textIn(name) || textIn(url),
      type: textIn(type),
      url: textIn(url),
    }))
    .filter(({ url }) => isHttpUrl(url));

/**
 * The reason why an entry of a service has no geometry. `unknown`: the service does not state its geometry.
 */
export type MissingGeometry = 'group' | 'raster' | 'table' | 'other' | 'unknown';

const hasEntries = (value: unknown) => Array.isArray(value) && value.length > 0;

export function undrawn({
  type,
  geometryType,
  subLayerIds,
  subLayers,
}: Readonly<Record<string, unknown>>): MissingGeometry | undefined {
  const name = textIn(type);
  if (arcgisGeometry(geometryType)) return undefined;
  if (/group/i.test(name) || hasEntries(subLayerIds) || hasEntries(subLayers)) return 'group';
  if (/raster|image|mosaic/i.test(name)) return 'raster';
  if (/table/i.test(name)) return 'table';
  return geometryType === undefined && (!name || name === 'Feature Layer') ? 'unknown' : 'other';
}

/** `id` is the URL of the layer. */
export interface ArcgisLayer {
  id: string;
  mapId: number;
  name: string;
  /** The names of the enclosing groups, from outside to inside. */
  groups: string[];
  geometry: ArcgisGeometry | undefined;
  /** Undefined if the layer has a geometry. */
  undrawn: MissingGeometry | undefined;
  service: ArcgisService;
}

/** Returns whether the entry can become a layer of the application. */
export const isDrawable = ({ undrawn: why }: Pick<ArcgisLayer, 'undrawn'>) =>
  why === undefined || why === 'unknown';

/** Includes the groups, because two groups of a service may contain layers with the same name. */
export const pathName = ({ groups, name }: Pick<ArcgisLayer, 'groups' | 'name'>) =>
  [...groups, name].join(' › ');

const NO_PARENT = -1;

/** A service and the page of a layer state the parent group in different properties. */
const getParentId = ({ parentLayerId, parentLayer }: Record<string, unknown>) =>
  numberIn(parentLayerId) ?? numberIn(isObject(parentLayer) ? parentLayer.id : undefined) ?? NO_PARENT;

/** Leaves out layers without a number, because they have no URL. */
export function serviceLayers(service: ArcgisService, layers: unknown): ArcgisLayer[] {
  const entries = objectsIn(layers).flatMap(entry => {
    const mapId = numberIn(entry.id);
    return mapId === undefined ? [] : [{ entry, mapId, name: textIn(entry.name) || String(mapId) }];
  });
  const byId = new Map(entries.map(one => [one.mapId, one]));
  const groupsOf = (entry: Record<string, unknown>) => {
    const groups = new Map<number, string>();
    let group = byId.get(getParentId(entry));
    for (; group && !groups.has(group.mapId); group = byId.get(getParentId(group.entry)))
      groups.set(group.mapId, group.name);
    return [...groups.values()].toReversed();
  };
  return entries.map(one => ({
    id: `${serviceUrl(service.url)}/${one.mapId}`,
    mapId: one.mapId,
    name: one.name,
    groups: groupsOf(one.entry),
    geometry: arcgisGeometry(one.entry.geometryType),
    undrawn: undrawn(one.entry),
    service,
  }));
}

/** Returns whether the service can change features of the layer. */
export const isEditable = (capabilities: unknown) =>
  /\b(?:Editing|Create|Update)\b/.test(textIn(capabilities));

/** Adds the geometry from the layer's own page, which the list of a service may omit. */
export function withDetails(
  layer: ArcgisLayer,
  details: Readonly<Record<string, unknown>> | undefined,
): Pick<ArcgisLayer, 'geometry' | 'undrawn'> {
  if (!details || layer.undrawn !== 'unknown') return layer;
  return { geometry: arcgisGeometry(details.geometryType), undrawn: undrawn(details) };
}

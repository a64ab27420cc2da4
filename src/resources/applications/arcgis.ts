import type { GEOMETRY_TYPES } from '../../platform/layers.ts';
import { serviceUrl } from '../../platform/serviceAddress.ts';
import { isObject } from '../../platform/shape.ts';
import { numberIn, objectsIn, textIn } from '../../platform/unchecked.ts';
import { isWebAddress } from '../../platform/webAddress.ts';

/** What map services answer (ArcGIS REST), as far as layers are made of it. */

export type ArcgisGeometry = (typeof GEOMETRY_TYPES)[number];

const GEOMETRIES: Readonly<Record<string, ArcgisGeometry>> = {
  esriGeometryPoint: 'Point',
  esriGeometryMultipoint: 'Point',
  esriGeometryPolyline: 'Polyline',
  esriGeometryPolygon: 'Polygon',
};

/** The geometry of a layer; a table, a group and a raster have none. */
export const arcgisGeometry = (type: unknown): ArcgisGeometry | undefined =>
  Object.hasOwn(GEOMETRIES, textIn(type)) ? GEOMETRIES[textIn(type)] : undefined;

export interface ArcgisService {
  name: string;
  type: string;
  url: string;
}

/** The services of an answer; one without an address of the web cannot be opened, and is left out. */
export const servicesIn = (services: unknown): ArcgisService[] =>
  objectsIn(services)
    .map(({ name, type, url }) => ({
      name: textIn(name) || textIn(url),
      type: textIn(type),
      url: textIn(url),
    }))
    .filter(({ url }) => isWebAddress(url));

/** Why an entry of a service has no geometry: it cannot have one, or the service does not say. */
export type Undrawn = 'group' | 'raster' | 'table' | 'other' | 'unknown';

const hasEntries = (value: unknown) => Array.isArray(value) && value.length > 0;

export function undrawn({
  type,
  geometryType,
  subLayerIds,
  subLayers,
}: Readonly<Record<string, unknown>>): Undrawn | undefined {
  const name = textIn(type);
  if (arcgisGeometry(geometryType)) return undefined;
  if (/group/i.test(name) || hasEntries(subLayerIds) || hasEntries(subLayers)) return 'group';
  if (/raster|image|mosaic/i.test(name)) return 'raster';
  if (/table/i.test(name)) return 'table';
  return geometryType === undefined && (!name || name === 'Feature Layer') ? 'unknown' : 'other';
}

/** A layer of a service, by its address. */
export interface ArcgisLayer {
  id: string;
  mapId: number;
  name: string;
  /** The names of the groups around it, from outside to inside. */
  groups: string[];
  geometry: ArcgisGeometry | undefined;
  /** Missing where it has a geometry. */
  undrawn: Undrawn | undefined;
  service: ArcgisService;
}

/** Whether it may become a layer of the application. */
export const isDrawable = ({ undrawn: why }: Pick<ArcgisLayer, 'undrawn'>) =>
  why === undefined || why === 'unknown';

/** Two groups of a service may have layers with the same name. */
export const pathName = ({ groups, name }: Pick<ArcgisLayer, 'groups' | 'name'>) =>
  [...groups, name].join(' › ');

const NO_PARENT = -1;

/** The number of the group around a layer: a service and the page of a layer say it in different ways. */
const parentOf = ({ parentLayerId, parentLayer }: Record<string, unknown>) =>
  numberIn(parentLayerId) ?? numberIn(isObject(parentLayer) ? parentLayer.id : undefined) ?? NO_PARENT;

/** The layers of an answer; one without a number has no address, and is left out. */
export function serviceLayers(service: ArcgisService, layers: unknown): ArcgisLayer[] {
  const entries = objectsIn(layers).flatMap(entry => {
    const mapId = numberIn(entry.id);
    return mapId === undefined ? [] : [{ entry, mapId, name: textIn(entry.name) || String(mapId) }];
  });
  const byId = new Map(entries.map(one => [one.mapId, one]));
  const groupsOf = (entry: Record<string, unknown>) => {
    const groups = new Map<number, string>();
    let group = byId.get(parentOf(entry));
    for (; group && !groups.has(group.mapId); group = byId.get(parentOf(group.entry)))
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

/** Whether its features can be changed through the service. */
export const isEditable = (capabilities: unknown) =>
  /\b(?:Editing|Create|Update)\b/.test(textIn(capabilities));

/** A layer with what its own page says of its geometry; the list of a service may leave that out. */
export function detailed(
  layer: ArcgisLayer,
  details: Readonly<Record<string, unknown>> | undefined,
): Pick<ArcgisLayer, 'geometry' | 'undrawn'> {
  if (!details || layer.undrawn !== 'unknown') return layer;
  return { geometry: arcgisGeometry(details.geometryType), undrawn: undrawn(details) };
}

import type { GEOMETRY_TYPES } from '../../platform/layers.ts';
import { numberIn, objectsIn, textIn } from '../../platform/unchecked.ts';
import { isWebAddress, plainAddress } from '../../platform/webAddress.ts';

/** What map services answer (ArcGIS REST), as far as layers are made of it. */

export type Geometry = (typeof GEOMETRY_TYPES)[number];

const GEOMETRIES: Readonly<Record<string, Geometry>> = {
  esriGeometryPoint: 'Point',
  esriGeometryMultipoint: 'Point',
  esriGeometryPolyline: 'Polyline',
  esriGeometryPolygon: 'Polygon',
};

/** The geometry of a layer; a table, a group and an image have none. */
export const geometryOf = (type: unknown): Geometry | undefined =>
  Object.hasOwn(GEOMETRIES, textIn(type)) ? GEOMETRIES[textIn(type)] : undefined;

export interface Service {
  name: string;
  type: string;
  url: string;
}

/** The services of an answer; one without an address of the web cannot be opened, and is left out. */
export const servicesIn = (services: unknown): Service[] =>
  objectsIn(services)
    .map(({ name, type, url }) => ({
      name: textIn(name) || textIn(url),
      type: textIn(type),
      url: textIn(url),
    }))
    .filter(({ url }) => isWebAddress(url));

/** A layer of a service, by its address. */
export interface ServiceLayer {
  id: string;
  mapId: number;
  name: string;
  /** Missing where there is nothing to draw. */
  geometry: Geometry | undefined;
  service: Service;
}

/** The layers of an answer; one without a number has no address, and is left out. */
export const layersIn = (service: Service, layers: unknown): ServiceLayer[] =>
  objectsIn(layers).flatMap(({ id, name, geometryType }) => {
    const mapId = numberIn(id);
    if (mapId === undefined) return [];
    return [
      {
        id: `${plainAddress(service.url)}/${mapId}`,
        mapId,
        name: textIn(name) || String(mapId),
        geometry: geometryOf(geometryType),
        service,
      },
    ];
  });

/** Whether its features can be changed through the service. */
export const isEditable = (capabilities: unknown) =>
  /\b(?:Editing|Create|Update)\b/.test(textIn(capabilities));

import { geometryOf, undrawn, type ServiceLayer } from '../../arcgis.ts';

/** A layer with what its own page says of its geometry; the list of a service may leave that out. */
export function detailed(
  layer: ServiceLayer,
  details: Readonly<Record<string, unknown>> | undefined,
): Pick<ServiceLayer, 'geometry' | 'undrawn'> {
  if (!details || layer.undrawn !== 'unknown') return layer;
  return { geometry: geometryOf(details.geometryType), undrawn: undrawn(details) };
}

import { parseArcGisUrl, targetUrl, urlKey } from '../../../platform/parseArcGisUrl.ts';

/** The reply of the URL of a map service. `took` is the time until the reply in milliseconds. */
export type ServiceFact =
  | { state: 'there'; layers?: readonly ServedLayer[]; fields?: readonly string[]; took?: number }
  /** The service does not exist. `message` is its reply. */
  | { state: 'none'; message: string }
  /** The service requires a sign-in that the platform does not have. */
  | { state: 'closed' }
  | { state: 'silent' };
export interface ServedLayer {
  id: number;
  name: string;
  /** The scales between which the layer is drawn, if known. 0 means no limit. */
  minScale?: number;
  maxScale?: number;
}

/** The reply time from which a service delays the map, in milliseconds. */
const SLOW_MS = 3000;
/** Returns the reply time of a slow service in seconds, or undefined for any other. */
export const getSlowSeconds = (fact: ServiceFact) =>
  fact.state === 'there' && fact.took !== undefined && fact.took > SLOW_MS
    ? Math.round(fact.took / 100) / 10
    : undefined;

/** The replies of services and the layers of the application at one time. */
export interface DocumentFacts {
  /** Epoch milliseconds. */
  at: number;
  /** The keys are those of `urlKey`. */
  factsByKey: ReadonlyMap<string, ServiceFact>;
  /** The application's layers by name, for configs that belong to layers. */
  layers?: ReadonlyMap<string, { url: string; geometryType: string }>;
}

/**
 * Returns the requestable part of a URL: a map or feature service with its layer, or an image service.
 * Returns undefined for other URLs.
 */
export function parseServiceUrl(url: string): { service: string; layer?: number } | undefined {
  const { service = '', type = '', layer } = parseArcGisUrl(url) ?? {};
  if (/^(?:Map|Feature)Server$/i.test(type)) return { service, ...(layer !== undefined && { layer }) };
  return /^ImageServer$/i.test(type) && layer === undefined ? { service } : undefined;
}

/**
 * Returns the state of a URL and the values for its message, or undefined if its service was not requested.
 */
export function getServiceState(
  url: string,
  facts: DocumentFacts | undefined,
):
  | { state: ServiceFact['state'] | 'noLayer' | 'slow'; layer?: number | undefined; seconds?: number }
  | undefined {
  const served = parseServiceUrl(url);
  const fact = served && facts?.factsByKey.get(urlKey(served.service));
  if (!fact) return undefined;
  if (
    fact.state === 'there' &&
    served.layer !== undefined &&
    fact.layers?.every(({ id }) => id !== served.layer)
  )
    return { state: 'noLayer', layer: served.layer };
  const seconds = getSlowSeconds(fact);
  return seconds === undefined ? { state: fact.state } : { state: 'slow', seconds };
}

/** Returns the part of a service URL after `/rest/services/`. */
export const shortServiceName = (url: string) => targetUrl(url).replace(/^.*\/rest\/services\//i, '');

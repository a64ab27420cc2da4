import { addressKey, serviceAddress, targetUrl } from '../../../platform/serviceAddress.ts';

/** What an address of a map service answered, when it was asked. `took`: until it answered, milliseconds. */
export type ServiceFact =
  | { state: 'there'; layers?: readonly ServedLayer[]; fields?: readonly string[]; took?: number }
  /** There is no such thing: what it says. */
  | { state: 'none'; message: string }
  /** It wants a sign-in that the platform does not have. */
  | { state: 'closed' }
  /** No answer came. */
  | { state: 'silent' };
export interface ServedLayer {
  id: number;
  name: string;
  /** From and to which scale it is drawn, if it says so; 0 is no limit. */
  minScale?: number;
  maxScale?: number;
}

/** A service that answers later than this makes a map open slowly, milliseconds. */
const SLOW = 3000;
/** How long a service took that is slow, seconds; undefined for any other. */
export const slowness = (fact: ServiceFact) =>
  fact.state === 'there' && fact.took !== undefined && fact.took > SLOW
    ? Math.round(fact.took / 100) / 10
    : undefined;

/** What services and the application said, asked at one time. */
export interface DocumentFacts {
  /** Epoch milliseconds. */
  at: number;
  /** By the `addressKey` of the service. */
  factsByKey: ReadonlyMap<string, ServiceFact>;
  /** The application's layers by their names, where configs are a layer's by its name. */
  layers?: ReadonlyMap<string, { url: string; geometryType: string }>;
}

/** What can be asked for a URL: a map or feature service and a layer in it, or an image service; undefined for any other. */
export function servedBy(url: string): { service: string; layer?: number } | undefined {
  const { service = '', type = '', layer } = serviceAddress(url) ?? {};
  if (/^(?:Map|Feature)Server$/i.test(type)) return { service, ...(layer !== undefined && { layer }) };
  return /^ImageServer$/i.test(type) && layer === undefined ? { service } : undefined;
}

/** How an address stands by what was said, and what its sentence tells; undefined where it was not asked. */
export function standOf(
  url: string,
  facts: DocumentFacts | undefined,
):
  | { state: ServiceFact['state'] | 'noLayer' | 'slow'; layer?: number | undefined; seconds?: number }
  | undefined {
  const served = servedBy(url);
  const fact = served && facts?.factsByKey.get(addressKey(served.service));
  if (!fact) return undefined;
  if (
    fact.state === 'there' &&
    served.layer !== undefined &&
    fact.layers?.every(({ id }) => id !== served.layer)
  )
    return { state: 'noLayer', layer: served.layer };
  const seconds = slowness(fact);
  return seconds === undefined ? { state: fact.state } : { state: 'slow', seconds };
}

/** The end of an address by which people know a service. */
export const shortOf = (url: string) => targetUrl(url).replace(/^.*\/rest\/services\//i, '');

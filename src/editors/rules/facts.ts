import { plainAddress } from '../../platform/webAddress.ts';

/** What an address of a map service answered, when it was asked. `took`: until it answered, milliseconds. */
export type Fact =
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
export const slowness = (fact: Fact) =>
  fact.state === 'there' && fact.took !== undefined && fact.took > SLOW
    ? Math.round(fact.took / 100) / 10
    : undefined;

/** What services and the application said, asked at one time. */
export interface Facts {
  /** Epoch milliseconds. */
  at: number;
  /** By `keyOf` of what was asked. */
  said: ReadonlyMap<string, Fact>;
  /** The application's layers by their names, where configs are a layer's by its name. */
  layers?: ReadonlyMap<string, { url: string; geometryType: string }>;
}

export const keyOf = (url: string) => plainAddress(url).toLowerCase();

const SERVED = /^(.*\/(?:Map|Feature)Server)(?:\/(\d+))?$/i;

/** What answers for an address: the service and the number of a layer in it, an image service; undefined where nothing of ArcGIS can be asked. */
export function servedBy(url: string): { service: string; layer?: number } | undefined {
  const address = plainAddress(url);
  if (!/^https?:\/\//i.test(address)) return undefined;
  const [, service, layer] = SERVED.exec(address) ?? [];
  if (service) return { service, ...(layer !== undefined && { layer: Number(layer) }) };
  return /\/ImageServer$/i.test(address) ? { service: address } : undefined;
}

/** How an address stands by what was said, and what its sentence tells; undefined where it was not asked. */
export function standOf(
  url: string,
  facts: Facts | undefined,
): { state: Fact['state'] | 'noLayer' | 'slow'; layer?: number | undefined; seconds?: number } | undefined {
  const served = servedBy(url);
  const fact = served && facts?.said.get(keyOf(served.service));
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
export const shortOf = (url: string) => plainAddress(url).replace(/^.*\/rest\/services\//i, '');

import { isHttpUrl, urlWithoutQuery } from './isHttpUrl.ts';

/** The URL of an ArcGIS service. Only its path counts, not query parameters such as a token or a format. */
export interface ArcGisUrl {
  service: string;
  /** For example `MapServer`. */
  type: string;
  layer?: number;
}

/** A proxy takes the URL that it forwards to as its query, plain or encoded. */
const FORWARDED = /^[^?#]*\?(?:\w+=)?(https?(?::\/\/|%3a%2f%2f)[^]*)$/i;
const SERVICE = /^(https?:\/\/[^]*?\/(\w+Server))(?:\/(\d+))?$/i;

function forwardTarget(url: string): string | undefined {
  const target = FORWARDED.exec(url.trim())?.[1];
  if (target === undefined || target.includes('://')) return target;
  try {
    return decodeURIComponent(target);
  } catch {
    return undefined;
  }
}

/** Returns the URL without its query, or the URL that a proxy forwards to. */
export function targetUrl(url: string): string {
  const plain = urlWithoutQuery(url);
  return SERVICE.test(plain) ? plain : urlWithoutQuery(forwardTarget(url) ?? plain);
}

/**
 * Returns the service and the layer of a URL, directly or behind a proxy. Returns undefined for other URLs.
 */
export function parseArcGisUrl(url: string): ArcGisUrl | undefined {
  const target = targetUrl(url);
  const [, service, type, layer] = SERVICE.exec(target) ?? [];
  if (!service || !type || !isHttpUrl(target)) return undefined;
  return { service, type, ...(layer !== undefined && { layer: Number(layer) }) };
}

/** Returns the URL at which a service is requested, without proxy and query. Other URLs stay whole. */
export const serviceUrl = (url: string): string =>
  parseArcGisUrl(url) ? targetUrl(url) : url.trim().replace(/(?<!\/)\/+$/, '');

/** Returns a key that is equal for URLs of the same service. */
export const urlKey = (url: string): string => serviceUrl(url).toLowerCase();

/** Returns a key that is equal for URLs of the same service over http and https. */
export const schemelessUrlKey = (url: string): string => urlKey(url).replace(/^https?:(?=\/\/)/, '');

/** Replaces the layer number. The proxy and the query stay. */
export function withLayer(url: string, layer: number): string {
  const address = parseArcGisUrl(url);
  return address
    ? url.replace(`${address.service}/${address.layer}`, () => `${address.service}/${layer}`)
    : url;
}

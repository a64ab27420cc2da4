import { addressWithoutQuery, isWebAddress } from './webAddress.ts';

/** The URL of an ArcGIS service, judged by its path: a query, as a token or a format, does not change it. */
export interface ServiceAddress {
  service: string;
  /** As `MapServer`. */
  type: string;
  layer?: number;
}

/** A proxy takes the URL that it forwards to as its query, as it is or encoded. */
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

/** The URL without its query; of a proxy, the URL that it forwards to. */
export function targetUrl(url: string): string {
  const plain = addressWithoutQuery(url);
  return SERVICE.test(plain) ? plain : addressWithoutQuery(forwardTarget(url) ?? plain);
}

/** The service that a URL names, directly or behind a proxy, and the number of a layer in it; undefined for any other URL. */
export function serviceAddress(url: string): ServiceAddress | undefined {
  const target = targetUrl(url);
  const [, service, type, layer] = SERVICE.exec(target) ?? [];
  if (!service || !type || !isWebAddress(target)) return undefined;
  return { service, type, ...(layer !== undefined && { layer: Number(layer) }) };
}

/** The URL by which a service is asked: without a proxy and a query. Any other URL stays whole. */
export const serviceUrl = (url: string): string =>
  serviceAddress(url) ? targetUrl(url) : url.trim().replace(/(?<!\/)\/+$/, '');

/** The key by which two URLs are the same. */
export const addressKey = (url: string): string => serviceUrl(url).toLowerCase();

/** The URL with the number of another layer; its proxy and its query stay. */
export function withLayer(url: string, layer: number): string {
  const address = serviceAddress(url);
  return address
    ? url.replace(`${address.service}/${address.layer}`, () => `${address.service}/${layer}`)
    : url;
}

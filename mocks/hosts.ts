import { isIP } from 'node:net';

/** True for names and addresses that mean this machine on this machine alone. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** An IPv4 address without what says that it came in over IPv6. */
export const ipv4Address = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * True for a `Host` that means this server: this machine, or where it listens. A name of somebody else's may lead here too
 * (DNS rebinding); an address cannot, so where it listens on all of them each is its own. The port may be that of a proxy or a tunnel.
 */
export function isOwnHost(host: string, listening = '127.0.0.1'): boolean {
  const name = host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '');
  return (
    isLoopback(name) ||
    name === listening.toLowerCase() ||
    (['0.0.0.0', '::'].includes(listening) && isIP(name) > 0)
  );
}

/** True for an `Origin` of the pages of a `Host`, and for none. */
export function isOwnOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  const originUrl = URL.canParse(origin) ? new URL(origin) : undefined;
  return (
    originUrl !== undefined &&
    URL.canParse(`${originUrl.protocol}//${host}`) &&
    new URL(`${originUrl.protocol}//${host}`).host === originUrl.host
  );
}

import { isIP } from 'node:net';

/** True for names and addresses that always mean this machine. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** Removes the prefix of an IPv4 address that came over IPv6. */
export const ipv4Address = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * True if a `Host` means this server: this machine, or the address it listens on. A foreign name may lead
 * here too (DNS rebinding), but an address cannot, so a server that listens on all addresses accepts every
 * address. The port is ignored, because it may be that of a proxy or a tunnel.
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

/** True for an `Origin` of the pages of a `Host`, and if there is no `Origin`. */
export function isOwnOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  const originUrl = URL.canParse(origin) ? new URL(origin) : undefined;
  return (
    originUrl !== undefined &&
    URL.canParse(`${originUrl.protocol}//${host}`) &&
    new URL(`${originUrl.protocol}//${host}`).host === originUrl.host
  );
}

import { replaceCardNumbers } from '../src/platform/cards.ts';
import { pathTemplate } from '../src/platform/endpoint.ts';
import { platform } from '../src/platform/index.ts';
import { isSecretName, MASK } from '../src/platform/secrets.ts';

/** Addresses with a secret in them, as those of mailed links: what is before the secret, and what is after. */
const secretAddresses = Object.values(platform)
  .flatMap(area => Object.values(area))
  .map(pathTemplate)
  .filter(path => [...path.matchAll(/\{(\w+)\}/g)].some(([, name]) => isSecretName(name!)))
  .map(
    path =>
      new RegExp(
        `^${path.replace(/\{(\w+)\}/g, (_, name: string) => (isSecretName(name) ? '(?<secret>[^/]+)' : '[^/]+'))}/?$`,
        'd',
      ),
  );

const masked =
  (isHidden: (name: string) => boolean) =>
  (name: string, value: unknown): unknown => {
    if (isHidden(name) && value !== null && typeof value !== 'boolean') return MASK;
    return typeof value === 'string' ? replaceCardNumbers(value, MASK) : value;
  };

/** Elsewhere a `key` is what anybody may read. */
const isHiddenIn = (path: string) =>
  path.startsWith(pathTemplate(platform.apiKeys.list))
    ? (name: string) => name === 'key' || isSecretName(name)
    : isSecretName;

/** A body as the tape may keep it: passwords, tokens, keys to services and card numbers are not on it. `path` is of its call. */
export function maskedBody(text: string, path: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text, masked(isHiddenIn(path)));
  } catch {
    return '(not JSON)';
  }
}

/** Path and query without their secrets: the token of a download, of a mailed link. */
export function maskedPath(url: string): string {
  const { pathname, searchParams } = new URL(url);
  for (const name of new Set(searchParams.keys())) if (isSecretName(name)) searchParams.set(name, MASK);
  const query = searchParams.toString();
  const [from, to] = secretAddresses
    .map(address => address.exec(pathname)?.indices?.groups?.secret)
    .find(Boolean) ?? [0, 0];
  const path = to ? pathname.slice(0, from) + MASK + pathname.slice(to) : pathname;
  return query ? `${path}?${query}` : path;
}

/** Headers without who asks: tokens and cookies. */
export const maskedHeaders = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      isSecretName(name) || /^(authorization|(set-)?cookie|x-api-key)$/i.test(name) ? MASK : value,
    ]),
  );

import { replaceCardNumbers } from '../src/platform/cards.ts';
import { pathTemplate } from '../src/platform/endpoint.ts';
import { platform } from '../src/platform/index.ts';
import { isSecretName, MASK } from '../src/platform/secrets.ts';

/** The paths that contain a secret, such as those of mailed links. The group `secret` captures it. */
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

/** A field `key` is secret only in API keys. */
const isHiddenIn = (path: string) =>
  path.startsWith(pathTemplate(platform.apiKeys.list))
    ? (name: string) => name === 'key' || isSecretName(name)
    : isSecretName;

/** Masks passwords, tokens, keys of services and card numbers in a body. `path` is the path of its call. */
export function maskedBody(text: string, path: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text, masked(isHiddenIn(path)));
  } catch {
    return '(not JSON)';
  }
}

/** Masks secrets in the path and the query, such as the token of a download or of a mailed link. */
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

/** Masks tokens and cookies. */
export const maskedHeaders = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      isSecretName(name) || /^(authorization|(set-)?cookie|x-api-key)$/i.test(name) ? MASK : value,
    ]),
  );

import { requestUrl } from './endpoint.ts';
import type { SentRequest } from './errors.ts';

const SECRET = /password|token|secret|uniqId|api_?key$|^number$|^cvc$/i;

/** Replaces secrets in logged calls. */
export const MASK = '***';

/** Returns whether values with this name must never be logged: passwords, tokens, keys and card numbers. */
export const isSecretName = (name: string) => SECRET.test(name);

const maskSecrets = (values: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isSecretName(name) ? MASK : value]),
  );

/** Returns the method and the URL of a call with masked secrets: `GET /api/users?page=2`. */
export const maskedUrl = ({ route, path, query }: SentRequest) =>
  `${route.slice(0, route.indexOf(' '))} ${requestUrl(route, maskSecrets(path), maskSecrets(query))}`;

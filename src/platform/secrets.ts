import { requestUrl } from './endpoint.ts';
import type { SentRequest } from './errors.ts';

const SECRET = /password|token|secret|uniqId|api_?key$|^number$|^cvc$/i;

/** Stands for a secret wherever a call is written down. */
export const MASK = '***';

/** Whether what bears this name is never written down: passwords, tokens, keys to services, the numbers of cards. */
export const isSecretName = (name: string) => SECRET.test(name);

const maskSecrets = (values: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isSecretName(name) ? MASK : value]),
  );

/** Method and address of a call, as they may be handed on: `GET /api/users?page=2`, its secrets masked. */
export const maskedUrl = ({ route, path, query }: SentRequest) =>
  `${route.slice(0, route.indexOf(' '))} ${requestUrl(route, maskSecrets(path), maskSecrets(query))}`;

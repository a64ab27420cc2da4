import { addressOf } from './endpoint.ts';
import type { RequestInfo } from './errors.ts';

const SECRET = /password|token|secret|uniqId|api_?key$|^number$|^cvc$/i;

/** Stands for a secret wherever a call is written down. */
export const MASK = '***';

/** Whether what bears this name is never written down: passwords, tokens, keys to services, the numbers of cards. */
export const isSecretName = (name: string) => SECRET.test(name);

const masked = (values: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isSecretName(name) ? MASK : value]),
  );

/** Method and address of a call, as they may be handed on: `GET /api/users?page=2`, its secrets masked. */
export const maskedAddress = ({ route, path, query }: RequestInfo) =>
  `${route.slice(0, route.indexOf(' '))} ${addressOf(route, masked(path), masked(query))}`;

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { platform } from '../../src/platform/index.ts';
import { ipv4Address } from '../hosts.ts';

/** One request with its response, without IDs, users and queries: `route` is the documented one, with `{names}`. */
export interface LoggedRequest {
  time: string;
  id: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  /** The bytes sent over the connection, with the headers. */
  bytes: number;
  /** The client disconnected before the reply was complete. */
  cut?: true;
}

export type Log = (request: LoggedRequest) => void;

const ID = /^[\w.-]{1,64}$/;

/**
 * The id of a request in the log, in its reply and at a remote platform: the one given by a trusted proxy, or
 * else a new one.
 */
export function requestId(
  { headers, socket }: IncomingMessage,
  isTrusted: (address: string) => boolean,
): string {
  const givenId = String(headers['x-request-id'] ?? '');
  return ID.test(givenId) && isTrusted(ipv4Address(socket.remoteAddress ?? ''))
    ? givenId
    : randomBytes(8).toString('hex');
}

/**
 * The documented routes of a method. Those with the fewest parameters come first, because they are more
 * specific.
 */
const routes = Object.values<Record<string, { route: string }>>(platform)
  .flatMap(area => Object.values(area))
  .map(({ route }) => {
    const [method, path] = route.split(' ') as [string, string];
    const pattern = path
      .replace(/[.+*?^$()|[\]\\]/g, '\\$&')
      .replace(/\{\w+\}/g, '[^/]+')
      .replace(/\/$/, '');
    return { method, path, names: path.split('{').length, pattern: new RegExp(`^${pattern}/?$`) };
  })
  .sort((a, b) => a.names - b.names);

const OTHERS = /^\/(api|auth|demo|assets|socket\.io)(?=\/|$)/;

/** The documented route of a request. Of other routes only the first segment is logged. */
export function routeOf(method = '', url = ''): string {
  const path = url.replace(/\?.*/s, '');
  if (path === '/health') return path;
  const known = routes.find(one => one.method === method && one.pattern.test(path));
  return known?.path ?? `${OTHERS.exec(path)?.[0] ?? ''}/*`;
}

/** Logs a request when its reply has ended, or its connection if that was handed over. */
export function logEnd(
  log: Log,
  id: () => string,
  req: IncomingMessage,
  end: ServerResponse | Duplex,
  statusOf: () => number,
) {
  const started = performance.now();
  const { socket } = req;
  const before = socket.bytesWritten;
  end.once('close', () => {
    const ms = Math.round(10 * (performance.now() - started)) / 10;
    const isCut = end !== socket && !end.writableFinished;
    log({
      time: new Date().toISOString(),
      id: id(),
      method: req.method ?? '',
      route: routeOf(req.method, req.url),
      status: statusOf(),
      ms,
      bytes: socket.bytesWritten - before,
      ...(isCut && { cut: true }),
    });
  });
}

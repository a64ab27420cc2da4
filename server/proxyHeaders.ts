import {
  validateHeaderName,
  validateHeaderValue,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { ipv4Address } from '../mocks/hosts.ts';

const HOP_BY_HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'http2-settings',
]);
/** Only a proxy may set these headers, which name the client; some platforms treat `_` as `-`. */
const CLIENT_HEADERS =
  /^(forwarded|x[-_]forwarded[-_].*|x[-_]real[-_]ip|x[-_](cluster[-_])?client[-_]ip|x[-_]original[-_].*|x[-_]rewrite[-_]url|true[-_]client[-_]ip)$/;
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i;

const isSendable = (name: string, value: unknown) => {
  try {
    validateHeaderName(name);
    for (const one of [value].flat()) validateHeaderValue(name, one as string);
    return true;
  } catch {
    return false;
  }
};

/** The headers that are forwarded: not those of a single connection, and not those that `Connection` names. */
export function forwardableHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').toLowerCase().split(/[\s,]+/);
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => !HOP_BY_HOP_HEADERS.has(name) && !named.includes(name) && isSendable(name, value),
    ),
  );
}

/** The length of the body is set again, so that the platform ends the body where it ended here. */
export function bodyLengthHeaders({ headers }: IncomingMessage): OutgoingHttpHeaders {
  if (headers['transfer-encoding']) return { 'transfer-encoding': 'chunked' };
  return headers['content-length'] ? { 'content-length': headers['content-length'] } : {};
}

/** The headers of a call for the platform. Only this program or a trusted proxy names the client. */
export function requestHeaders(
  req: IncomingMessage,
  isTrusted: (address: string) => boolean,
): OutgoingHttpHeaders {
  const from = ipv4Address(req.socket.remoteAddress ?? '');
  const trusted = isTrusted(from);
  const { 'content-length': _, ...passed } = Object.fromEntries(
    Object.entries(forwardableHeaders(req.headers)).filter(([name]) => trusted || !CLIENT_HEADERS.test(name)),
  );
  const host = HOST.test(req.headers.host ?? '') ? req.headers.host : undefined;
  const element = [`for="${from.includes(':') ? `[${from}]` : from}"`, host && `host="${host}"`, 'proto=http']
    .filter(Boolean)
    .join(';');
  const behind = (name: string, own: string) => [passed[name], own].filter(Boolean).join(', ');
  return {
    ...passed,
    ...(host && { 'x-forwarded-host': passed['x-forwarded-host'] ?? host }),
    'x-forwarded-proto': passed['x-forwarded-proto'] ?? 'http',
    'x-forwarded-for': behind('x-forwarded-for', from),
    forwarded: behind('forwarded', element),
  };
}

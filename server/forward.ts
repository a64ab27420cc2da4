import http, {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import { answerUpgrade, COMMON_HEADERS } from '../mocks/http/server.ts';
import { hasNoPathTraversal } from './platformUrls.ts';
import { bodyLengthHeaders, forwardableHeaders, requestHeaders } from './proxyHeaders.ts';

function refuse(res: ServerResponse, httpStatus: number, message: string) {
  if (res.headersSent) return void res.destroy();
  res.writeHead(httpStatus, { 'Content-Type': 'application/json' });
  res.end(JSON.stringify({ message }));
}

/**
 * Forwards calls and sockets to a remote platform, and streams bodies both ways. `isTrusted`: whether an
 * address is a proxy that may name the client's address.
 */
export function createForwarder(target: URL, isTrusted: (address: string) => boolean) {
  const { request } = target.protocol === 'https:' ? https : http;
  const base = target.pathname.replace(/\/$/, '');
  const ask = (req: IncomingMessage, headers: OutgoingHttpHeaders) =>
    request({
      protocol: target.protocol,
      hostname: target.hostname.replace(/^\[|\]$/g, ''),
      port: target.port,
      method: req.method,
      path: base + req.url,
      headers: { ...requestHeaders(req, isTrusted), ...headers, host: target.host },
    });

  /** Converts a path of the platform to a path here. Undefined for a path outside the platform's base path. */
  const localPath = (path: string) =>
    `${path}/`.startsWith(`${base}/`) ? path.slice(base.length).replace(/^\/*/, '/') : undefined;

  /** Redirects and cookies of the platform must be valid at this address. */
  const answerHeaders = (
    platformRequest: ClientRequest,
    headers: IncomingHttpHeaders,
  ): OutgoingHttpHeaders => {
    const passed = forwardableHeaders(headers);
    for (const name of Object.keys(COMMON_HEADERS)) delete passed[name.toLowerCase()];
    const { location: redirectTo, 'set-cookie': cookies } = passed;
    const from = target.origin + platformRequest.path;
    const to =
      typeof redirectTo === 'string' && URL.canParse(redirectTo, from)
        ? new URL(redirectTo, from)
        : undefined;
    const path = to?.origin === target.origin ? localPath(to.pathname) : undefined;
    if (to && path) passed.location = path + to.search + to.hash;
    if (Array.isArray(cookies))
      passed['set-cookie'] = cookies.map(cookie =>
        cookie
          .replace(/;\s*domain=[^;]*/i, '')
          .replace(/(?<=;\s*path=)\/[^;\s]*/i, path => localPath(path) ?? path),
      );
    return passed;
  };

  const passReply = (outgoing: ClientRequest, res: ServerResponse) => {
    let reached = false;
    outgoing.on('socket', socket => {
      if (socket.connecting) socket.once('connect', () => (reached = true));
      else reached = true;
    });
    const fail = () =>
      refuse(
        res,
        502,
        reached ? 'The platform broke off without an answer' : 'The platform cannot be reached',
      );
    let came: IncomingMessage | undefined;
    outgoing.on('response', incoming => {
      came = incoming;
      const httpStatus = incoming.statusCode ?? 0;
      if (httpStatus < 200) {
        incoming.destroy();
        return fail();
      }
      res.writeHead(httpStatus, answerHeaders(outgoing, incoming.headers));
      incoming.pipe(res);
      incoming.on('error', () => res.destroy());
    });
    outgoing.on('error', () => came?.complete || fail());
    outgoing.on('close', () => res.headersSent || fail());
    res.on('error', () => outgoing.destroy());
    res.on('close', () => outgoing.destroy());
  };

  /** Sends the request to the platform, or refuses one that cannot be forwarded. */
  const platformRequest = (
    req: IncomingMessage,
    res: ServerResponse,
    headers: OutgoingHttpHeaders,
  ): ClientRequest | undefined => {
    req.on('error', () => res.destroy());
    if (!hasNoPathTraversal(req.url)) return void refuse(res, 404, 'Not found');
    try {
      return ask(req, headers);
    } catch {
      return void refuse(res, 400, 'The call cannot be understood');
    }
  };

  const call = (req: IncomingMessage, res: ServerResponse) => {
    const outgoing = platformRequest(req, res, bodyLengthHeaders(req));
    if (!outgoing) return;
    passReply(outgoing, res);
    req.pipe(outgoing);
  };

  const upgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    const res = answerUpgrade(req, socket);
    const outgoing = platformRequest(req, res, { connection: 'Upgrade', upgrade: req.headers.upgrade });
    if (!outgoing) return;
    passReply(outgoing, res);
    outgoing.on('upgrade', (incoming, far, farHead) => {
      far.on('error', () => socket.destroy());
      if (socket.destroyed) return void far.destroy();
      res.removeAllListeners('close').detachSocket(socket as Parameters<ServerResponse['detachSocket']>[0]);
      const headers = {
        ...answerHeaders(outgoing, incoming.headers),
        connection: 'Upgrade',
        upgrade: incoming.headers.upgrade,
      };
      const lines = Object.entries(headers).flatMap(([name, value]) =>
        [value].flat().map(one => `${name}: ${one}`),
      );
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1');
      socket.write(farHead);
      far.write(head);
      far.pipe(socket).pipe(far);
      far.on('close', () => socket.destroy());
      socket.on('close', () => far.destroy());
    });
    outgoing.end();
  };

  return { call, upgrade };
}

import http, { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';

const HOP = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

/** True for what the platform answers; the rest is the console's. */
export const isPlatforms = (url: string | undefined) => /^\/(api|auth|socket\.io)(\/|\?|$)/.test(url ?? '');

const passable = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name)));

/** Hands calls and sockets to a platform elsewhere, bodies streaming both ways. */
export function forwarding(target: URL) {
  const { request } = target.protocol === 'https:' ? https : http;
  const base = target.pathname.replace(/\/$/, '');
  const ask = (req: IncomingMessage, headers: OutgoingHttpHeaders) =>
    request({
      protocol: target.protocol,
      hostname: target.hostname.replace(/^\[|\]$/g, ''),
      port: target.port,
      method: req.method,
      path: base + req.url,
      headers: { ...headers, host: target.host, 'x-forwarded-host': req.headers.host, 'x-forwarded-for': req.socket.remoteAddress },
    });

  /** What the platform says about itself must hold at this address. */
  const answerHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => {
    const passed = passable(headers);
    const { location } = headers;
    if (location?.startsWith(target.origin)) passed.location = location.slice(target.origin.length) || '/';
    if (headers['set-cookie']) passed['set-cookie'] = headers['set-cookie'].map(cookie => cookie.replace(/;\s*domain=[^;]*/i, ''));
    return passed;
  };

  const call = (req: IncomingMessage, res: ServerResponse) => {
    const outgoing = ask(req, passable(req.headers));
    outgoing.on('response', incoming => {
      res.writeHead(incoming.statusCode ?? 502, answerHeaders(incoming.headers));
      incoming.pipe(res);
      incoming.on('error', () => res.destroy());
    });
    outgoing.on('error', () => {
      if (res.headersSent) return void res.destroy();
      res.writeHead(502, { 'Content-Type': 'application/json' });
      res.end(JSON.stringify({ message: 'The platform cannot be reached' }));
    });
    res.on('close', () => outgoing.destroy());
    req.pipe(outgoing);
  };

  const upgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    const outgoing = ask(req, req.headers);
    outgoing.on('upgrade', (incoming, far, farHead) => {
      const lines = [`HTTP/1.1 101 ${incoming.statusMessage}`];
      for (let i = 0; i < incoming.rawHeaders.length; i += 2) lines.push(`${incoming.rawHeaders[i]}: ${incoming.rawHeaders[i + 1]}`);
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      socket.write(farHead);
      far.write(head);
      far.pipe(socket).pipe(far);
      far.on('error', () => socket.destroy());
      far.on('close', () => socket.destroy());
      socket.on('close', () => far.destroy());
    });
    outgoing.on('response', () => socket.destroy());
    outgoing.on('error', () => socket.destroy());
    socket.on('error', () => outgoing.destroy());
    outgoing.end();
  };

  return { call, upgrade };
}

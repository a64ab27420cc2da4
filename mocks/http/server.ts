import {
  createServer,
  IncomingMessage,
  ServerResponse,
  STATUS_CODES,
  type RequestListener,
  type Server,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { logEnd, requestId, type Log } from './requests.ts';

const DRAIN_MS = 5_000;
/**
 * Requests sent before the end may still be unread: the server stays open until two intervals pass without
 * one, or at most twenty intervals.
 */
const TICK_MS = 50;
const QUIET_TICKS = 2;
const MOST_TICKS = 20;
/** How long a client whose request cannot be parsed may still read the refusal. */
const LINGER_MS = 1_000;

/**
 * A proxy keeps an idle connection for a minute (nginx). If this server ended it first, the next call would
 * be lost.
 */
const KEPT_MS = 65_000;

/** The headers of every response. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
};

/** The responses to upgrade requests that were not upgraded. */
const notUpgraded = new WeakMap<Duplex, ServerResponse>();
/** The unfinished responses of each connection, in the order of their requests. */
const openReplies = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * WebSocket is the only supported upgrade (docs/decisions/dependencies.md). A client that offers another protocol with each call, such as
 * `curl --http2`, gets a response without an upgrade: Node sets `upgrade` here when a protocol is offered, and
 * reads it to decide.
 */
class Call extends IncomingMessage {
  offered: unknown;
  set upgrade(offered: unknown) {
    this.offered = offered;
  }
  get upgrade() {
    return (
      Boolean(this.offered) &&
      (this.method === 'CONNECT' || /\bwebsocket\b/i.test(this.headers.upgrade ?? ''))
    );
  }
}

class CheckedResponse extends ServerResponse {
  constructor(req: IncomingMessage) {
    super(req);
    for (const [name, value] of Object.entries(COMMON_HEADERS)) this.setHeader(name, value);
    const unfinished = openReplies.get(req.socket) ?? new Set();
    openReplies.set(req.socket, unfinished.add(this));
    this.on('close', () => unfinished.delete(this));
  }
}

const NOT_UNDERSTOOD: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to a request that Node cannot parse, if that is still possible, and ends the connection. */
function refuse({ code = '' }: NodeJS.ErrnoException, socket: Socket) {
  const [current] = openReplies.get(socket) ?? [];
  if (!socket.writable || current?.headersSent) return void socket.destroy();
  const httpStatus = NOT_UNDERSTOOD[code] ?? 400;
  const headers = { ...COMMON_HEADERS, Connection: 'close', 'Content-Length': '0' };
  socket.end(
    `HTTP/1.1 ${httpStatus} ${STATUS_CODES[httpStatus]}\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

export interface HttpServer {
  server: Server;
  /** Rejects with the reason if it cannot listen on the port. */
  listen(port: number, host: string): Promise<void>;
  /**
   * Responds to requests that were already sent, for up to 5 s, and then ends all connections. `leave` ends other
   * uses of the server, and is called when no new connection is accepted.
   */
  close(leave?: () => Promise<void>): Promise<void>;
}

export interface HttpServerOptions {
  /** A request must arrive within this time; its reply may take longer. */
  mostMs?: number;
  log?: Log | undefined;
  /** Whether an address is a proxy that may give requests their IDs. */
  isTrusted?: ((address: string) => boolean) | undefined;
}

/** A server that survives broken connections and gives every request an ID. */
export function createHttpServer(
  listener: RequestListener,
  { mostMs = 60_000, log, isTrusted = () => false }: HttpServerOptions = {},
): HttpServer {
  /** Handlers find the id in the headers of the request. */
  const identified = (req: IncomingMessage) => (req.headers['x-request-id'] = requestId(req, isTrusted));
  class Noted extends CheckedResponse {
    constructor(req: IncomingMessage) {
      super(req);
      const id = identified(req);
      this.setHeader('X-Request-Id', id);
      // A remote platform may have set its own id.
      if (log)
        logEnd(
          log,
          () => String(this.getHeader('X-Request-Id') ?? id),
          req,
          this,
          () => this.statusCode,
        );
    }
  }
  const limits = {
    keepAliveTimeout: KEPT_MS,
    headersTimeout: mostMs * 0.75,
    requestTimeout: mostMs * 0.75,
    connectionsCheckingInterval: mostMs / 5,
  };
  const server: Server = createServer<typeof IncomingMessage, typeof Noted>(
    { IncomingMessage: Call, ServerResponse: Noted, ...limits },
    listener,
  );
  const sockets = new Set<Socket>();
  const handedOver = new WeakSet<Duplex>();
  let isClosing = false;
  let quietTicks = 0;
  // Runs before the listener.
  server.prependListener('request', (_, res) => {
    quietTicks = 0;
    if (isClosing) res.shouldKeepAlive = false;
  });
  server.on('connection', socket => {
    quietTicks = 0;
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    // A socket that was handed over has no other listener, and an error without one ends the process.
    socket.on('error', () => {});
  });
  server.on('upgrade', (req, socket) => {
    handedOver.add(socket);
    const id = identified(req);
    if (log)
      logEnd(
        log,
        () => id,
        req,
        socket,
        () => (notUpgraded.get(socket)?.headersSent ? notUpgraded.get(socket)!.statusCode : 101),
      );
  });
  // The event is typed for any stream, but the connections of a server are sockets.
  server.on('clientError', (error, socket) => refuse(error, socket as Socket));
  const quiet = () =>
    new Promise<void>(resolve => {
      let ticks = 0;
      quietTicks = 0;
      const tick = setInterval(() => {
        if (++quietTicks < QUIET_TICKS && ++ticks < MOST_TICKS) return;
        clearInterval(tick);
        resolve();
      }, TICK_MS);
    });
  return {
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          resolve();
        });
      }),
    async close(leave = async () => {}) {
      isClosing = true;
      for (const socket of sockets) {
        for (const answer of openReplies.get(socket) ?? [])
          if (!answer.headersSent) answer.shouldKeepAlive = false;
      }
      const enough = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, DRAIN_MS);
      await quiet();
      const serverClosed = new Promise<void>(resolve => server.close(() => resolve()));
      const idle = setInterval(() => {
        server.closeIdleConnections();
        for (const socket of sockets) if (socket.bytesRead === 0 || handedOver.has(socket)) socket.destroy();
      }, TICK_MS);
      await Promise.all([serverClosed, leave()]);
      clearInterval(idle);
      clearTimeout(enough);
    },
  };
}

/** Responds to an upgrade request without an upgrade. The connection ends with the response. */
export function answerUpgrade(req: IncomingMessage, socket: Duplex): ServerResponse {
  const answer = new CheckedResponse(req);
  const id = req.headers['x-request-id'];
  if (id) answer.setHeader('X-Request-Id', id);
  notUpgraded.set(socket, answer);
  answer.shouldKeepAlive = false;
  // The method is typed for a net.Socket; the upgrade passes the same socket as a Duplex.
  answer.assignSocket(socket as Socket);
  return answer.on('finish', () => socket.end());
}

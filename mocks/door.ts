import { IncomingMessage, type RequestListener, type Server, ServerResponse, createServer } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const DRAIN_MS = 5_000;

/** Headers of every answer, whoever gives it. */
export const EVERY_ANSWER = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
};

class Answer extends ServerResponse {
  constructor(req: IncomingMessage) {
    super(req);
    for (const [name, value] of Object.entries(EVERY_ANSWER)) this.setHeader(name, value);
  }
}

/** Where people come in over HTTP. */
export interface Door {
  server: Server;
  /** Takes the port, or fails with the reason. */
  listen(port: number, host: string): Promise<void>;
  /** Lets nobody in any more, waits up to 5 s for the answers that are under way, and ends what is left. */
  close(): Promise<void>;
}

/** A server that no broken connection ends. A request comes whole within `mostMs`; its answer may take longer. */
export function openDoor(listener: RequestListener, mostMs = 60_000): Door {
  const limits = { headersTimeout: mostMs * 0.75, requestTimeout: mostMs * 0.75, connectionsCheckingInterval: mostMs / 5 };
  const server: Server = createServer({ ServerResponse: Answer, ...limits }, listener as RequestListener<typeof IncomingMessage, typeof Answer>);
  const sockets = new Set<Socket>();
  const handedOver = new WeakSet<Duplex>();
  server.on('connection', socket => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    // A socket that was handed over has no other listener, and an error without one ends the process.
    socket.on('error', () => {});
  });
  server.on('upgrade', (_, socket) => handedOver.add(socket));
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
    async close() {
      const closed = new Promise<void>(resolve => server.close(() => resolve()));
      const idle = setInterval(() => {
        server.closeIdleConnections();
        for (const socket of sockets) if (socket.bytesRead === 0 || handedOver.has(socket)) socket.destroy();
      }, 50);
      const enough = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, DRAIN_MS);
      await closed;
      clearInterval(idle);
      clearTimeout(enough);
    },
  };
}

/** Answers somebody who asked for another protocol and does not get it; the connection ends with the answer. */
export function answerUpgrade(req: IncomingMessage, socket: Duplex): ServerResponse {
  const answer = new Answer(req);
  answer.shouldKeepAlive = false;
  // Declared for a net.Socket; the upgrade hands over the same one as a Duplex.
  answer.assignSocket(socket as Socket);
  return answer.on('finish', () => socket.end());
}

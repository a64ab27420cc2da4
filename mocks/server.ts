import { type Server, createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createLive } from './live.ts';
import { type StandUp, type Standing, standUp } from './standUp.ts';

export interface RunningPlatform extends Standing {
  server: Server;
  close(): Promise<void>;
}

/** Takes the port, or fails with the reason. */
export const listen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

/**
 * Door one: the platform over HTTP with socket.io on the same port. `around` may put an app before it (the console's files).
 * Port 0 takes a free one.
 */
export async function servePlatform({ port, host, around = app => app, ...options }: StandUp & { port: number; host: string; around?: (app: Hono) => Hono }): Promise<RunningPlatform> {
  const live = createLive();
  const standing = await standUp({ ...options, changed: live.changed, ended: live.ended });
  const server = createServer(getRequestListener(around(standing.app).fetch, { overrideGlobalObjects: false }));
  live.attach(server, standing.stand);
  const close = async () => {
    const closed = new Promise<void>(resolve => server.close(() => resolve()));
    await live.close();
    server.closeAllConnections();
    await closed;
    await standing.database.close();
  };
  try {
    await listen(server, port, host);
  } catch (error) {
    await live.close();
    await standing.database.close();
    throw error;
  }
  return { ...standing, server, close };
}

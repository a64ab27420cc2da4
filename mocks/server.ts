import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { answerUpgrade, openDoor } from './door.ts';
import { SOCKETS, createLive } from './live.ts';
import { type PlatformOptions, type OpenPlatform, openPlatform } from './openPlatform.ts';

export interface RunningPlatform extends OpenPlatform {
  server: Server;
  close(): Promise<void>;
}

/**
 * Door one: the platform over HTTP with socket.io on the same port. `around` may put an app before it (the console's files).
 * Port 0 takes a free one.
 */
export async function servePlatform({ port, host, around = app => app, ...options }: PlatformOptions & { port: number; host: string; around?: (app: Hono) => Hono }): Promise<RunningPlatform> {
  const live = createLive();
  const platform = await openPlatform({ ...options, host, changed: live.changed, ended: live.ended });
  const door = openDoor(getRequestListener(around(platform.app).fetch, { overrideGlobalObjects: false }));
  const { server } = door;
  live.attach(server, platform.env);
  server.on('upgrade', (req, socket) => void (req.url?.startsWith(SOCKETS) || answerUpgrade(req, socket).writeHead(404).end()));
  const close = async () => {
    await Promise.all([door.close(), live.close()]);
    await platform.database.close();
  };
  try {
    await door.listen(port, host);
  } catch (error) {
    await live.close();
    await platform.database.close();
    throw error;
  }
  return { ...platform, server, close };
}

import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { openCluster } from './cluster.ts';
import type { Log } from './http/requests.ts';
import { answerUpgrade, createHttpServer } from './http/server.ts';
import { createLive, SOCKET_PATH } from './live.ts';
import { openPlatform, type OpenPlatform, type PlatformOptions } from './openPlatform.ts';

export interface RunningPlatform extends OpenPlatform {
  server: Server;
  close(): Promise<void>;
}

export interface ServedOptions extends PlatformOptions {
  port: number;
  host: string;
  wrapApp?: (app: Hono) => Hono;
  log?: Log | undefined;
}

/**
 * Serves the platform over HTTP, with socket.io on the same port. `wrapApp` may wrap the app, to serve the
 * console's files. Port 0 uses a free port.
 */
export async function servePlatform({
  port,
  host,
  wrapApp = app => app,
  log,
  ...options
}: ServedOptions): Promise<RunningPlatform> {
  const live = createLive();
  const platform = await openPlatform({
    ...options,
    host,
    emitChange: live.emitChange,
    closeSockets: live.closeSockets,
    recounted: live.recount,
  });
  const httpServer = createHttpServer(
    getRequestListener(wrapApp(platform.app).fetch, { overrideGlobalObjects: false }),
    {
      log,
      isTrusted: options.isTrusted,
    },
  );
  const { server } = httpServer;
  const cluster =
    'databaseUrl' in options.where
      ? await openCluster(options.where.databaseUrl, live.disconnectAll)
      : undefined;
  live.attach(server, platform.env, cluster);
  server.on(
    'upgrade',
    (req, socket) =>
      void (req.url?.startsWith(SOCKET_PATH) || answerUpgrade(req, socket).writeHead(404).end()),
  );
  const leave = async () => {
    await live.close();
    await cluster?.close();
  };
  const closeAll = async () => {
    try {
      // Closing the socket server also closes the listener.
      await httpServer.close(leave);
    } finally {
      await platform.database.close();
    }
  };
  try {
    await httpServer.listen(port, host);
  } catch (error) {
    await leave();
    await platform.database.close();
    throw error;
  }
  return { ...platform, server, close: closeAll };
}

import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { health } from '../mocks/health.ts';
import { answerUpgrade, createHttpServer } from '../mocks/http/server.ts';
import { basePathOf, consoleApp } from './console.ts';
import { createReachabilityCheck } from './createReachabilityCheck.ts';
import { createForwarder } from './forward.ts';
import { logLine } from './log.ts';
import { isPlatformUrl } from './platformUrls.ts';
import { InvalidSettingError, readSettings, type Settings } from './settings.ts';

const here = dirname(fileURLToPath(import.meta.url));
const built = /[\\/]dist[\\/]server$/.test(here) ? join(here, '../client') : join(here, '../dist/client');

interface Running {
  server: Server;
  close(): Promise<void>;
}

/** Serves the console in front of a remote platform. The stand-in is not even loaded. */
async function serveWithRemotePlatform(
  platformUrl: URL,
  { port, host, isTrusted, newsletter, frameOrigins, log }: Settings,
): Promise<Running> {
  const { call, upgrade } = createForwarder(platformUrl, isTrusted);
  const app = new Hono()
    .get('/health', health(createReachabilityCheck(platformUrl)))
    .route('/', consoleApp(built, { newsletter, demo: false, frameOrigins }));
  const pages = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const {
    server,
    listen,
    close: closeServer,
  } = createHttpServer((req, res) => (isPlatformUrl(req.url) ? call(req, res) : void pages(req, res)), {
    isTrusted,
    log: log ? logLine : undefined,
  });
  server.on('upgrade', (req, socket, head) =>
    isPlatformUrl(req.url) ? upgrade(req, socket, head) : answerUpgrade(req, socket).writeHead(404).end(),
  );
  await listen(port, host);
  return { server, close: closeServer };
}

async function serveStandIn(settings: Settings): Promise<Running> {
  const { serveWithConsole } = await import('./standIn.ts');
  return serveWithConsole(settings, built);
}

function describeStartError(error: unknown, { port, host }: Partial<Settings>): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use on ${host}: stop what uses it, or set PORT to another number.`;
  if (code === 'EACCES')
    return `Port ${port} on ${host} may not be used: set PORT to a number above 1023, or HOST to another address.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is not an address of this machine.`;
  return error instanceof Error ? error.message : String(error);
}

/** Prints where the console is, and what users who try it need to know. */
async function greet(origin: string, settings: Settings) {
  console.log(`\nThe console is at ${origin}${basePathOf(built)}`);
  if (settings.platformUrl) console.log(`It asks the platform at ${settings.platformUrl.origin}`);
  else console.log((await import('./standIn.ts')).demoText(origin, settings));
  console.log('Stop it with Ctrl+C.\n');
}

/** Ends the program once, however many signals arrive. `running` is undefined during the start. */
function endOnSignal(running: () => Running | undefined) {
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    // Work that is interrupted may fail on the closed database.
    process.on('unhandledRejection', () => {});
    try {
      await running()?.close();
    } catch (error) {
      console.error(error);
    }
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

async function main() {
  let settings: Settings | undefined;
  let running: Running | undefined;
  endOnSignal(() => running);
  try {
    settings = readSettings(process.env, process.argv.slice(2));
    const { platformUrl } = settings;
    running = await (platformUrl ? serveWithRemotePlatform(platformUrl, settings) : serveStandIn(settings));
    const address = running.server.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    const origin = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`;
    if (settings.log) logLine({ time: new Date().toISOString(), listening: origin });
    else await greet(origin, settings);
  } catch (error) {
    console.error(
      error instanceof InvalidSettingError ? error.message : describeStartError(error, settings ?? {}),
    );
    process.exit(1);
  }
}

void main();

import { accessSync, constants, mkdirSync } from 'node:fs';
import { Hono } from 'hono';
import { DEMO_PASSWORD, demoAccounts, TEMPORARY_PASSWORD } from '../mocks/db/demoAccounts.ts';
import { servePlatform } from '../mocks/server.ts';
import { consoleApp } from './console.ts';
import { logLine } from './log.ts';
import { InvalidSettingError, type Settings } from './settings.ts';

function requireWritableFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new InvalidSettingError(`DATA_DIR must be a folder that can be written, but ${folder} is not.`);
  }
  return { folder };
}

const databaseError = (error: unknown) => {
  const { code, message } =
    (error as { cause?: NodeJS.ErrnoException }).cause ?? (error as NodeJS.ErrnoException);
  return new InvalidSettingError(`The database at DATABASE_URL cannot be used: ${message || code}.`);
};

/** The console and the stand-in platform on one port. */
export async function serveWithConsole(
  { port, host, dataDir, databaseUrl, scale, newsletter, frameOrigins, isTrusted, log }: Settings,
  built: string,
) {
  const withTools = (platform: Hono) => {
    const app = new Hono();
    const pages = consoleApp(built, { newsletter, demo: true, frameOrigins });
    app.all('*', c => {
      const { fetch: handleRequest } = /^\/((api|auth|health)(\/|$)|demo\/)/.test(c.req.path)
        ? platform
        : pages;
      return handleRequest(c.req.raw, c.env);
    });
    return app;
  };
  const where = databaseUrl ? { databaseUrl } : requireWritableFolder(dataDir);
  if (!log)
    console.log(
      `Preparing ${scale ? `${scale} users; the first time takes up to a minute` : 'the data; the first time takes up to half a minute'}…`,
    );
  return servePlatform({
    port,
    host,
    where,
    scale,
    isTrusted,
    demo: true,
    wrapApp: withTools,
    log: log ? logLine : undefined,
  }).catch((error: unknown) => {
    const listening = ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'].includes(
      (error as NodeJS.ErrnoException).code ?? '',
    );
    throw databaseUrl && !listening ? databaseError(error) : error;
  });
}

/**
 * The text for the terminal that tells users how to try the console: accounts, emails, and how to start
 * again.
 */
export function demoText(origin: string, { dataDir, databaseUrl }: Settings): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const lines = demoAccounts.map(({ email, shows, provider, temporaryPassword }) => {
    const password = provider
      ? `(${provider} button)`
      : temporaryPassword
        ? TEMPORARY_PASSWORD
        : DEMO_PASSWORD;
    return `  ${email.padEnd(width)}  ${password.padEnd(17)}  ${shows}`;
  });
  const [dataLocation, afresh] = databaseUrl
    ? ['the database at DATABASE_URL', 'empty it']
    : [dataDir, 'delete that folder'];
  return [
    `\nDemo accounts:\n${lines.join('\n')}\n`,
    `Mail that the platform sends: ${origin}/demo/outbox`,
    `What you change is kept in ${dataLocation}. To start afresh, stop the console and ${afresh}.`,
  ].join('\n');
}

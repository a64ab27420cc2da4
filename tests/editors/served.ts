import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { build } from 'vite';
import { consoleApp } from '../../server/console.ts';

/** Builds the page of one document and serves it like the console, including its policy. */
export async function servedPage(): Promise<{ url: string; end(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'editors-'));
  await build({
    root: 'tests/editors',
    configFile: 'vite.config.ts',
    mode: 'production',
    logLevel: 'error',
    build: { outDir: folder },
  });
  const { fetch: serveFile } = consoleApp(folder);
  const server = serve({ fetch: serveFile, port: 0, hostname: '127.0.0.1' });
  await new Promise(resolve => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async end() {
      await new Promise(resolve => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

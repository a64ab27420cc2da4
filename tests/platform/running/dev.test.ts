import { once } from 'node:events';
import { createServer as createHttp, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from './program.ts';

const requests: string[] = [];
let host: string | undefined;

/** Starts Vite as `npm run dev` does, in front of a platform that records its requests. */
async function develop(env: Record<string, string>) {
  const platform = createHttp((req, res) => {
    ({ host } = req.headers);
    res.end(String(requests.push(`${req.method} ${req.url}`)));
  });
  platform.on('upgrade', (req, socket) => {
    requests.push(`upgrade ${req.url}`);
    socket.end('HTTP/1.1 426 Upgrade Required\r\n\r\n');
  });
  platform.listen(0, '127.0.0.1');
  await once(platform, 'listening');
  const own = `127.0.0.1:${(platform.address() as AddressInfo).port}`;
  vi.stubEnv('DEV_PLATFORM_URL', `http://${own}`);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const vite = await createServer({
    logLevel: 'silent',
    cacheDir: temporaryFolder(),
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  onTestFinished(async () => {
    await vite.close();
    platform.close();
  });
  await vite.listen();
  const origin = `http://127.0.0.1:${(vite.httpServer!.address() as AddressInfo).port}`;
  return {
    origin,
    own,
    page: async (path: string) => {
      const reply = await fetch(origin + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
      return { status: reply.status, to: reply.headers.get('location'), text: await reply.text() };
    },
  };
}
beforeEach(() => void (requests.length = 0));
afterEach(() => vi.unstubAllEnvs());

test('with a base path, the dev server redirects old addresses and forwards platform calls from the root', async () => {
  const { origin, page } = await develop({ BASE_PATH: '/console/' });
  const login = await page('/console/login');
  expect([login.status, login.text]).toEqual([200, expect.stringContaining('src="/console/src/main.tsx')]);
  const led = await Promise.all(
    ['/', '/console?a=1', '/login', '/user/change-password/made.up?b=2', '/apikeys'].map(page),
  );
  expect(led.map(({ status: httpStatus, to }) => [httpStatus, to])).toEqual([
    [302, '/console/'],
    [302, '/console/?a=1'],
    [302, '/console/login'],
    [302, '/console/user/change-password/made.up?b=2'],
    [302, '/console/apikeys'],
  ]);
  expect(requests).toEqual([]);
  for (const path of ['/api/users/me', '/auth/google', '/demo/outbox', '/socket.io/?EIO=4&transport=polling'])
    expect((await page(path)).status).toBe(200);
  const socket = request(`${origin}/socket.io/?EIO=4&transport=websocket`, {
    headers: { Connection: 'Upgrade', Upgrade: 'websocket' },
  }).on('error', () => {});
  await once(socket.end(), 'close');
  expect(requests).toEqual([
    'GET /api/users/me',
    'GET /auth/google',
    'GET /demo/outbox',
    'GET /socket.io/?EIO=4&transport=polling',
    'upgrade /socket.io/?EIO=4&transport=websocket',
  ]);
});

test('the dev server offers the demo page only for the stand-in, and calls another platform by its name', async () => {
  const near = await develop({});
  expect((await near.page('/')).text).toMatch(/name="demo" content="on"/);
  await near.page('/api/tags');
  expect(host).toBe(new URL(near.origin).host);
  const far = await develop({ PLATFORM_URL: 'https://platform.example' });
  expect((await far.page('/')).text).toMatch(/name="demo" content="off"/);
  await far.page('/api/tags');
  expect(host).toBe(far.own);
});

import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';
import type { Demo } from '../demo.ts';
import { NGINX, startNginx } from '../nginx.ts';
import { RunningConsole } from '../program.ts';
import { expect, test, type OpenPage, type Page } from '../test.ts';

const FOLDER = 'test-results/based';
const BASE = '/console/';

const fill = async (page: Page) => {
  await page.getByLabel('Email').fill('superadmin@map.example');
  await page.getByLabel('Password', { exact: true }).fill('Assessor1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** A user follows a link, signs in, visits pages, and sees a change by another user. */
async function worksAt(url: string, base: string, visit: OpenPage, demo: Demo) {
  const page = await visit(undefined, { baseURL: url });
  const expectReply = new Set<string>();
  page.on('request', request => expectReply.add(new URL(request.url()).pathname));
  const socket = page.waitForEvent('websocket');
  await page.goto(`${base}tags?q=par`);
  await expect(page).toHaveURL(`${url}${base}login?next=%2Ftags%3Fq%3Dpar`);
  await fill(page);
  await expect(page).toHaveURL(`${url}${base}tags?q=par`);
  await page.getByRole('link', { name: 'Parcels', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^${url}${base}tag/\\w+/info$`));
  await expect(page.getByRole('heading', { name: 'Parcels', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Parcels', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Users', exact: true }).first().click();
  await expect(page).toHaveURL(`${url}${base}users`);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(`${url}${base}users?page=2`);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Parcels', exact: true })).toBeVisible();
  expect((await socket).url()).toContain(`${new URL(url).host}/socket.io/`);

  await demo.as('second.superadmin', 'PUT /api/tags', {
    _id: page.url().split('/').at(-2),
    tagName: 'Parcel fabric',
  });
  await expect(page.getByRole('heading', { name: 'Parcel fabric', exact: true })).toBeVisible();

  const guest = await visit(undefined, { baseURL: url });
  expect(await (await guest.goto(`${base}login`))!.text()).toContain('<h1 tabindex="-1">Sign in</h1>');
  await expect(guest.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  expect(
    [...expectReply].filter(path => !path.startsWith(base) && !/^\/(api|auth|socket\.io)\//.test(path)),
  ).toEqual([]);
}

test.describe('a console with a base path', () => {
  // The tests share a build.
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    process.env.BASE_PATH = BASE;
    await build({ logLevel: 'error', build: { outDir: join(FOLDER, 'dist/client') } });
    delete process.env.BASE_PATH;
    cpSync('dist/server', join(FOLDER, 'dist/server'), { recursive: true });
  });
  test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

  test('a console with a base path works behind its own server, which redirects other addresses to it', async ({
    visit,
    demo,
  }) => {
    const program = await RunningConsole.started(join(FOLDER, 'dist/server/main.js'), demo.url);
    try {
      await worksAt(program.url, BASE, visit, demo);
      const page = await visit(undefined, { baseURL: program.url });
      await page.goto('/user/change-password/made-up');
      await expect(page).toHaveURL(`${program.url}${BASE}user/change-password/made-up`);
      await expect(page.getByText('The password reset link is invalid or expired...')).toBeVisible();
      await page.goto('/');
      await expect(page).toHaveURL(`${program.url}${BASE}login`);
    } finally {
      await program.end();
    }
  });

  if (NGINX)
    test('a console with a base path works behind nginx', async ({ visit, demo }) => {
      const root = join(FOLDER, 'www');
      mkdirSync(root, { recursive: true });
      cpSync(join(FOLDER, 'dist/client'), join(root, BASE), { recursive: true });
      const nginx = await startNginx({ root, base: BASE, platform: demo.url });
      try {
        await worksAt(nginx.url, BASE, visit, demo);
      } finally {
        await nginx.end();
      }
    });
});

if (NGINX) {
  test('behind nginx the console works, with a new nonce, cached files and compression', async ({
    visit,
    demo,
    platform,
  }) => {
    const nginx = await startNginx({ root: 'dist/client', base: '/', platform: platform.url });
    try {
      await worksAt(nginx.url, '/', visit, demo);
      const answers = async (path: string) => {
        const reply = await fetch(nginx.url + path, { headers: { 'accept-encoding': 'gzip' } });
        return {
          status: reply.status,
          text: await reply.text(),
          header: (name: string) => reply.headers.get(name),
        };
      };
      const documents = [await answers('/users'), await answers('/')];
      const nonces = documents.map(({ text, header }) => {
        const nonce = /nonce="([^"]+)"/.exec(text)![1]!;
        expect(header('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}';`);
        expect(header('cache-control')).toBe('no-cache');
        return nonce;
      });
      expect(nonces[0]).not.toBe(nonces[1]);
      const own = await (await fetch(platform.url, { headers: { accept: 'text/html' } })).text();
      const script = await answers(/src="(\/assets\/[^"]+)"/.exec(own)![1]!);
      expect([script.header('cache-control'), script.header('content-encoding')]).toEqual([
        'public, max-age=31536000, immutable',
        'gzip',
      ]);
      expect((await answers('/assets/gone-9z.js')).status).toBe(404);

      // Every response has these headers once, whichever server sends it.
      const EVERY = [
        'x-content-type-options',
        'referrer-policy',
        'x-frame-options',
        'cross-origin-opener-policy',
        'permissions-policy',
      ];
      const theirs = await fetch(platform.url, { headers: { accept: 'text/html' } });
      for (const path of ['/users', '/assets/gone-9z.js', '/api/users/me']) {
        const { header } = await answers(path);
        expect(EVERY.map(header)).toEqual(EVERY.map(name => theirs.headers.get(name)));
      }
      const health = await answers('/health');
      expect([
        health.status,
        health.text,
        health.header('cache-control'),
        health.header('content-security-policy'),
      ]).toEqual([200, '{"status":"ok"}', 'no-store', null]);
      const call = await answers('/api/users/me');
      expect([call.status, call.header('cache-control'), call.header('content-security-policy')]).toEqual([
        401,
        (await fetch(`${platform.url}/api/users/me`)).headers.get('cache-control'),
        null,
      ]);
    } finally {
      await nginx.end();
    }
  });

  test('behind nginx a request has one id for the platform, the log and the user', async ({ visit }) => {
    const headerValues: (string | string[] | undefined)[] = [];
    const platform = createServer(({ url = '', headers }, res) => {
      headerValues.push(headers['x-request-id']);
      res
        .writeHead(500, url.startsWith('/api/tags') ? { 'X-Request-Id': 'as-the-platform-says' } : {})
        .end('{}');
    }).listen(0, '127.0.0.1');
    await once(platform, 'listening');
    const at = {
      root: 'dist/client',
      base: '/',
      platform: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
    };
    const nginx = await startNginx(at);
    const behind = await startNginx({ ...at, isBehind: true });
    const expectReply = async (url: string, expected: string) =>
      (
        await fetch(url, { headers: { 'X-Request-Id': expected, authorization: 'Bearer secret' } })
      ).headers.get('x-request-id');
    try {
      const page = await visit(undefined, { baseURL: nginx.url });
      await page.goto('/login');
      await fill(page);
      const requestId = page.locator('.request-id code');
      await expect(requestId).toHaveText(/^[0-9a-f]{32}$/);
      expect(headerValues).toEqual([await requestId.textContent()]);
      const named = await expectReply(`${nginx.url}/api/users/secret?email=secret`, 'from-anybody');
      expect(named).toMatch(/^[0-9a-f]{32}$/);
      expect(headerValues[1]).toBe(named);
      expect(await expectReply(`${nginx.url}/api/tags`, '')).toBe('as-the-platform-says');
      expect([await expectReply(`${behind.url}/auth/local`, 'from.proxy-1'), headerValues.at(-1)]).toEqual([
        'from.proxy-1',
        'from.proxy-1',
      ]);
      expect(await expectReply(`${behind.url}/auth/local`, '{"what": "is this"}')).toMatch(/^[0-9a-f]{32}$/);
      platform.close().closeAllConnections();
      const ofNginx = await expectReply(`${nginx.url}/user/change-password/secret`, '');
      const unreached = await expectReply(`${nginx.url}/health?secret`, '');
      // nginx logs a response a moment after sending it.
      await expect.poll(() => nginx.logged().map(({ id }) => id)).toContain(unreached);
      const logged = nginx.logged();
      expect(logged.find(({ id }) => id === ofNginx)).toMatchObject({ route: '/*', status: 200 });
      expect(logged.filter(({ route }) => /^\/(api|auth|health)/.test(route))).toEqual(
        [
          { id: headerValues[0], method: 'POST', route: '/auth/local', status: 500 },
          { id: named, route: '/api/users', status: 500 },
          { id: 'as-the-platform-says', route: '/api/tags', status: 500 },
          { id: unreached, route: '/health', status: 502 },
        ].map(line => ({
          time: expect.any(String),
          method: 'GET',
          seconds: expect.any(Number),
          bytes: expect.any(Number),
          ...line,
        })),
      );
      expect(JSON.stringify(logged) + nginx.errors().join('')).not.toMatch(/secret|127\.0\.0\.1/);
    } finally {
      await nginx.end();
      await behind.end();
      platform.close();
    }
  });
}

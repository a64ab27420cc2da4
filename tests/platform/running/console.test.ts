import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { consoleApp } from '../../../server/console.ts';
import { temporaryFolder } from './program.ts';

let app: Hono;
let folder: string;
const code = `export const answer = 42;\n`.repeat(200);
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><div id="root"></div>',
  );
  writeFileSync(
    join(folder, 'login.html'),
    '<!doctype html><style nonce="__CSP_NONCE__"></style><div id="root"><form></form></div><script>42</script>',
  );
  writeFileSync(join(folder, 'assets/app-1a2b.js'), code);
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  app = consoleApp(folder);
});
const visit = (path: string, headers: Record<string, string> = { Accept: 'text/html' }) =>
  app.request(path, { headers });

describe('documents of the console', () => {
  test.each([
    '/',
    '/login',
    '/demo',
    '/user/5f3c2a100001000000000020/info',
    '/index.html',
    '/user/change-password/a.b_c-d.html',
    '/user/change-password/eyJhbGciOiJ9.eyJpZCI6.c2lnbmF0dXJlT2Y0M0NoYXJhY3RlcnM',
  ])('the console is served at %s', async path => {
    const reply = await visit(path);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('<div id="root">');
  });

  test('the console has a strict content security policy with a new nonce, and is never cached', async () => {
    const replies = [await visit('/'), await visit('/')];
    const nonces = await Promise.all(
      replies.map(async reply => {
        const nonce = /nonce="([^"]+)"/.exec(await reply.text())![1]!;
        expect(reply.headers.get('Content-Security-Policy')).toBe(
          `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'; frame-src 'self' https://www.youtube-nocookie.com; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'`,
        );
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(replies[0]!.headers.get('Cache-Control')).toBe('no-cache');
  });

  test('the console may frame the sites of FRAME_ORIGINS, and is sent again when they change', async () => {
    const before = (await visit('/')).headers.get('ETag')!;
    app = consoleApp(folder, {
      newsletter: false,
      demo: false,
      frameOrigins: ['https://proxy.example', 'http://10.0.0.7:8080'],
    });
    const reply = await visit('/', { Accept: 'text/html', 'If-None-Match': before });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Security-Policy')).toContain(
      "; frame-src 'self' https://www.youtube-nocookie.com https://proxy.example http://10.0.0.7:8080; ",
    );
  });

  test.each(['/login', '/login/', '/login?next=%2Fusers'])(
    'the address %s serves the prerendered login page, with its script’s hash in the policy',
    async path => {
      const reply = await visit(path);
      const nonce = /style nonce="([^"]+)"/.exec(await reply.clone().text())![1]!;
      expect(await reply.text()).toContain('<form></form>');
      expect(reply.headers.get('Content-Security-Policy')).toContain(
        `script-src 'self' 'sha256-c0dctApWjo2ooEXO0RATfhWfiQrE2og7axfcZRs6gEk='; style-src 'self' 'nonce-${nonce}'`,
      );
      expect(await (await visit('/login.html')).text()).not.toContain('<form></form>');
    },
  );

  test('an unchanged document is not sent again', async () => {
    const etag = (await visit('/')).headers.get('ETag')!;
    const again = await visit('/users', { Accept: 'text/html', 'If-None-Match': etag });
    expect([again.status, await again.text(), again.headers.get('Content-Security-Policy')]).toEqual([
      304,
      '',
      null,
    ]);
  });

  test.each(['/api/nothing', '/auth/x', '/assets/gone-9z.js', '/missing.png', '/socket.io/x', '/demo/calls'])(
    'the console is not served at %s',
    async path => {
      expect((await visit(path)).status).toBe(404);
    },
  );

  test('the console is not served to a program that requests JSON', async () => {
    expect((await visit('/users', { Accept: 'application/json' })).status).toBe(404);
  });
});

describe('a console that was built for a base path', () => {
  const htmlDocument =
    '<!doctype html><script type="module" src="/console/assets/app-1a2b.js"></script><div id="root"></div>';
  beforeEach(() => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), htmlDocument);
    writeFileSync(join(folder, 'assets/app-1a2b.js'), code);
    app = consoleApp(folder);
  });

  test.each([
    ['/console/', 200],
    ['/console/users', 200],
    ['/console/assets/app-1a2b.js', 200],
    ['/assets/app-1a2b.js', 404],
    ['/console/assets/gone-9z.js', 404],
    ['/api/nothing', 404],
  ])('a console with a base path responds to %s with %i', async (path, httpStatus) => {
    expect((await visit(path)).status).toBe(httpStatus);
  });

  test.each([
    ['/', '/console/'],
    ['/console', '/console/'],
    ['/user/change-password/abc?x=1', '/console/user/change-password/abc?x=1'],
    ['//elsewhere.example/users', '/console//elsewhere.example/users'],
  ])('the address %s redirects to the base path', async (path, target) => {
    const reply = await visit(path);
    expect([reply.status, reply.headers.get('Location')]).toEqual([302, target]);
  });
});

describe('built files', () => {
  test('a built file is cached for a year and has its content type', async () => {
    const reply = await visit('/assets/app-1a2b.js', {});
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(await reply.text()).toBe(code);
  });

  test('a built file is sent as brotli, gzip or uncompressed, as the browser accepts', async () => {
    const bytes = async (encoding: string) => {
      const reply = await visit('/assets/app-1a2b.js', { 'Accept-Encoding': encoding });
      return {
        encoding: reply.headers.get('Content-Encoding'),
        body: Buffer.from(await reply.arrayBuffer()),
      };
    };
    const br = await bytes('gzip, deflate, br');
    expect([br.encoding, brotliDecompressSync(br.body).toString()]).toEqual(['br', code]);
    const gzip = await bytes('gzip');
    expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', code]);
    expect((await bytes('identity')).encoding).toBeNull();
  });

  test('a file outside the assets folder is revalidated each time', async () => {
    const reply = await visit('/favicon.svg', {});
    expect(reply.headers.get('Cache-Control')).toBe('no-cache');
    expect((await visit('/favicon.svg', { 'If-None-Match': reply.headers.get('ETag')! })).status).toBe(304);
  });

  test('files outside the build folder cannot be requested', async () => {
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/..%5cpackage.json',
    ])
      expect((await visit(path, {})).status).toBe(404);
  });
});

test('without a built console the server explains how to build it', async () => {
  const reply = await consoleApp(join(temporaryFolder(), 'none')).request('/', {
    headers: { Accept: 'text/html' },
  });
  expect([reply.status, await reply.text()]).toEqual([503, 'The console is not built: run npm run build.']);
});

import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../mocks/db/passwords.ts';
import { createHttpServer } from '../../../mocks/http/server.ts';
import { servePlatform } from '../../../mocks/server.ts';
import { consoleApp } from '../../../server/console.ts';
import { createForwarder } from '../../../server/forward.ts';
import { inMemory } from '../../database/inMemory.ts';
import { temporaryFolder } from './program.ts';
import { exchange, message } from './tcp.ts';

const originOf = (address: unknown) => `http://127.0.0.1:${(address as AddressInfo).port}`;

const NAMES = [
  'X-Content-Type-Options',
  'Referrer-Policy',
  'X-Frame-Options',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
];
const headersOf = ({ headers }: Response) => NAMES.map(name => headers.get(name));
const ALL = [
  'nosniff',
  'no-referrer',
  'DENY',
  'same-origin',
  expect.stringMatching(/^accelerometer=\(\), camera=\(\), .*geolocation=\(\)/),
];

test(
  'every response has the same security headers: document, file, call, demo, socket and error',
  { timeout: 60_000 },
  async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'assets/app.js'), 'export {}');
    const pages = consoleApp(folder);
    const wrap = (platform: Hono) =>
      new Hono().all('*', c =>
        (/^\/(api|auth|demo)\//.test(c.req.path) ? platform : pages).fetch(c.req.raw, c.env),
      );
    const platform = await servePlatform({
      where: await inMemory(),
      demo: true,
      passwordCost: CHEAP_PASSWORDS,
      port: 0,
      host: '127.0.0.1',
      wrapApp: wrap,
    });
    onTestFinished(() => platform.close());
    const origin = originOf(platform.server.address());
    const statuses: [string, number][] = [];
    const visit = async (path: string, headers: Record<string, string> = {}) => {
      const reply = await fetch(origin + path, { headers, redirect: 'manual' });
      statuses.push([path, reply.status]);
      expect([path, ...headersOf(reply)]).toEqual([path, ...ALL]);
      return reply;
    };
    const etag = (await visit('/', { Accept: 'text/html' })).headers.get('ETag')!;
    await visit('/users', { Accept: 'text/html', 'If-None-Match': etag });
    for (const path of [
      '/assets/app.js',
      '/assets/gone.js',
      '/api/users/me',
      '/api/nothing',
      '/auth/google',
      '/demo/outbox',
      '/demo/nothing',
      '/socket.io/?EIO=4&transport=polling',
      '/socket.io/?EIO=1',
    ])
      await visit(path);
    expect(statuses.map(([, httpStatus]) => httpStatus)).toEqual([
      200, 304, 200, 404, 401, 404, 302, 200, 404, 200, 400,
    ]);
  },
);

test('a forwarded platform cannot change the security headers', async () => {
  const far = createHttpServer((_, res) =>
    res
      .writeHead(200, {
        'X-Frame-Options': 'ALLOWALL',
        'Permissions-Policy': 'camera=*',
        'Cross-Origin-Opener-Policy': 'unsafe-none',
      })
      .end(),
  );
  await far.listen(0, '127.0.0.1');
  onTestFinished(() => far.close());
  for (const target of [originOf(far.server.address()), 'http://127.0.0.1:1']) {
    const { call } = createForwarder(new URL(target), () => false);
    const httpServer = createHttpServer(call);
    await httpServer.listen(0, '127.0.0.1');
    onTestFinished(() => httpServer.close());
    expect(headersOf(await fetch(`${originOf(httpServer.server.address())}/api/x`))).toEqual(ALL);
  }
});

describe('requests that Node cannot parse', () => {
  const opened = async (listener: RequestListener, mostMs?: number) => {
    const httpServer = createHttpServer(listener, { mostMs });
    await httpServer.listen(0, '127.0.0.1');
    onTestFinished(() => httpServer.close());
    return httpServer;
  };
  const valuesIn = (answer: string) =>
    NAMES.map(name => new RegExp(`^${name}: (.*)\\r$`, 'im').exec(answer)?.[1]);

  test.each([
    ['garbage', '\x16\x03\x01 hello\r\n\r\n', 400],
    ['an HTTP/1.1 without a host', message('GET / HTTP/1.1', 'Connection: close'), 400],
    ['a head that is too large', message('GET / HTTP/1.1', 'Host: h', `x-odd: ${'a'.repeat(20_000)}`), 431],
    [
      'a chunk whose extensions are too large',
      `${message('POST / HTTP/1.1', 'Host: h', 'Transfer-Encoding: chunked')}2;${'a'.repeat(20_000)}\r\n`,
      413,
    ],
    [
      'an expectation that cannot be met',
      message('POST / HTTP/1.1', 'Host: h', 'Expect: a miracle', 'Connection: close', 'Content-Length: 0'),
      417,
    ],
    ['half a head', 'GET / HTTP/1.1\r\nHost: h\r\nx-', 408],
  ])('an unreadable request gets a response with the same headers: %s', async (_, bytes, httpStatus) => {
    const { server } = await opened(req => void req.on('error', () => {}).resume(), 500);
    const answer = await exchange(originOf(server.address()), bytes);
    expect([answer.slice(0, 12), ...valuesIn(answer)]).toEqual([`HTTP/1.1 ${httpStatus}`, ...ALL]);
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  });

  test('an unreadable request closes the connection if a response is being sent', async () => {
    const { server } = await opened(
      (_, res) => void res.writeHead(200, { 'Content-Length': '10' }).write('half'),
    );
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(message('GET / HTTP/1.1', 'Host: h')),
    );
    let came = '';
    socket
      .on('error', () => {})
      .on('data', bytes => {
        came += bytes;
        if (came.endsWith('half')) socket.write('\x16\x03 hello\r\n\r\n');
      });
    await once(socket, 'close');
    expect(came).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\nhalf$/);
  });

  test(
    'an unreadable request closes the connection, even if the client keeps it open',
    { timeout: 20_000 },
    async () => {
      const { server } = await opened((_, res) => void res.end());
      const { port } = server.address() as AddressInfo;
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
        socket.write('hello\r\n\r\n'),
      );
      socket.on('error', () => {}).resume();
      onTestFinished(() => void socket.destroy());
      const countConnections = () =>
        new Promise<number>(resolve => server.getConnections((_, count) => resolve(count)));
      await once(socket, 'end');
      while (await countConnections()) await new Promise(resolve => setTimeout(resolve, 20));
      expect(await countConnections()).toBe(0);
    },
  );
});

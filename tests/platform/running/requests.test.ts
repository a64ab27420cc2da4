import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../mocks/db/passwords.ts';
import { routeOf, type LoggedRequest } from '../../../mocks/http/requests.ts';
import { servePlatform, type RunningPlatform } from '../../../mocks/server.ts';
import { createReachabilityCheck } from '../../../server/createReachabilityCheck.ts';
import { inMemory } from '../../database/inMemory.ts';
import { signedIn, startProgram } from './program.ts';

const logged: LoggedRequest[] = [];
let isTrusted = false;
let platform: RunningPlatform;
let origin: string;
beforeAll(async () => {
  platform = await servePlatform({
    where: await inMemory(),
    demo: true,
    passwordCost: CHEAP_PASSWORDS,
    port: 0,
    host: '127.0.0.1',
    log: request => logged.push(request),
    isTrusted: () => isTrusted,
  });
  origin = `http://127.0.0.1:${(platform.server.address() as AddressInfo).port}`;
});
afterAll(() => platform.close());
beforeEach(() => {
  logged.length = 0;
  isTrusted = false;
});
/** Waits until the log has this many lines. */
const lines = async (count: number) => {
  await expect.poll(() => logged.length).toBe(count);
  return logged;
};

test('each request is logged with its documented route, and without IDs, emails, searches or tokens', async () => {
  const { call } = await signedIn(origin);
  const { data } = (await (await call('/api/users?query=keeper@map.example')).json()) as {
    data: { _id: string }[];
  };
  const info = await call(`/api/users/${data[0]!._id}/info`);
  await call('/api/users/nobody@map.example/what?token=secret');
  const all = await lines(4);
  expect(all.map(({ method, route, status: httpStatus }) => [method, route, httpStatus])).toEqual([
    ['POST', '/auth/local', 200],
    ['GET', '/api/users', 200],
    ['GET', info.status === 404 ? '/api/*' : '/api/users/{id}/info', info.status],
    ['GET', '/api/*', 404],
  ]);
  expect(all[1]).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    id: expect.stringMatching(/^[0-9a-f]{16}$/),
    method: 'GET',
    route: '/api/users',
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
  });
  expect(all[1]!.bytes).toBeGreaterThan(500);
  expect(JSON.stringify(all)).not.toMatch(new RegExp(`map\\.example|secret|${data[0]!._id}`));
});

test('a request outside the API is logged without its address', () => {
  const shown = [
    '/users/5f3c2a100001000000000001?q=ann',
    '/assets/a.js',
    '/demo/outbox',
    '/socket.io/?EIO=4',
    '/health',
    '/apix',
  ].map(url => routeOf('GET', url));
  expect(shown).toEqual(['/*', '/assets/*', '/demo/*', '/socket.io/*', '/health', '/*']);
});

test('a response has a request ID, which only a trusted proxy may choose', async () => {
  const named = async (id: string) =>
    (await fetch(`${origin}/api/tags`, { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id');
  expect(await named('from-anybody')).toMatch(/^[0-9a-f]{16}$/);
  isTrusted = true;
  expect(await named('from.proxy-1')).toBe('from.proxy-1');
  expect(await named('{"what": "is this"}')).toMatch(/^[0-9a-f]{16}$/);
  expect((await lines(3))[1]!.id).toBe('from.proxy-1');
});

test('a response names its time and that of the database, except the response to a sign-in', async () => {
  const { call } = await signedIn(origin);
  const timing = (await call('/api/users')).headers.get('Server-Timing')!;
  const [database, total] = [...timing.matchAll(/dur=([\d.]+)/g)].map(([, ms]) => Number(ms)) as [
    number,
    number,
  ];
  expect(timing).toMatch(/^db;dur=[\d.]+, total;dur=[\d.]+$/);
  expect(database).toBeGreaterThan(0);
  expect(database).toBeLessThanOrEqual(total);
  expect(
    (await fetch(`${origin}/auth/local`, { method: 'POST', body: '{}' })).headers.has('Server-Timing'),
  ).toBe(false);
});

describe('the health check', () => {
  const healthOf = async (at: string) => {
    const reply = await fetch(`${at}/health`);
    return [reply.status, await reply.json()];
  };

  test('/health returns 200 while the database works, and 503 afterwards', async () => {
    const other = await servePlatform({
      where: await inMemory(),
      demo: false,
      passwordCost: CHEAP_PASSWORDS,
      port: 0,
      host: '127.0.0.1',
    });
    const at = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`;
    expect(await healthOf(at)).toEqual([200, { status: 'ok' }]);
    await other.database.close();
    expect(await healthOf(at)).toEqual([503, { status: 'unavailable' }]);
    other.server.close();
  });

  test('/health of a createForwarder program reports whether the platform can be reached, asking it once', async () => {
    const requests: string[] = [];
    const far = createServer((req, res) => {
      requests.push(`${req.method} ${req.url} ${req.headers.authorization}`);
      res.writeHead(401).end();
    }).listen(0, '127.0.0.1');
    await once(far, 'listening');
    onTestFinished(() => void far.close());
    const isThere = createReachabilityCheck(
      new URL(`http://127.0.0.1:${(far.address() as AddressInfo).port}/under/`),
    );
    expect(await Promise.all([isThere(), isThere()])).toEqual([true, true]);
    expect(await isThere()).toBe(true);
    expect(requests).toEqual(['GET /under/api/users/me undefined']);
    expect(await createReachabilityCheck(new URL('http://127.0.0.1:1'))()).toBe(false);
  });
});

test(
  'with LOG=json a createForwarder program writes only lines of JSON, and passes on the request id',
  { timeout: 60_000 },
  async () => {
    let learned: unknown;
    const far = createServer((req, res) => {
      learned = req.headers['x-request-id'];
      res.writeHead(500).end('{}');
    }).listen(0, '127.0.0.1');
    await once(far, 'listening');
    onTestFinished(() => void far.close());
    const program = await startProgram({
      PLATFORM_URL: `http://127.0.0.1:${(far.address() as AddressInfo).port}`,
      LOG: 'json',
    });
    const reply = await fetch(`${program.origin}/api/users/5f3c2a100001000000000001`, {
      method: 'PUT',
      body: '{}',
      headers: { Authorization: 'Bearer secret' },
    });
    const id = reply.headers.get('X-Request-Id');
    expect(id).toBe(learned);
    expect((await fetch(`${program.origin}/health`)).status).toBe(503);
    await expect.poll(() => program.output().trim().split('\n').length).toBe(3);
    const written = program
      .output()
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as object);
    expect(written).toEqual([
      { time: expect.any(String), listening: program.origin },
      expect.objectContaining({ id, method: 'PUT', route: '/api/users/{id}', status: 500 }),
      expect.objectContaining({ method: 'GET', route: '/health', status: 503 }),
    ]);
  },
);

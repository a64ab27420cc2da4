import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { io } from 'socket.io-client';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createHttpServer } from '../../../mocks/http/server.ts';
import {
  killOnce,
  prepareDataFolder,
  signedIn,
  startProgram,
  usedFolder,
} from '../../platform/running/program.ts';
import { exchange, message } from '../../platform/running/tcp.ts';

beforeAll(prepareDataFolder);

/** A platform that responds when the test tells it to. */
async function slowPlatform() {
  let answer = () => {};
  let markRequested = () => {};
  const requested = new Promise<void>(resolve => (markRequested = resolve));
  const server = createServer((_, res) => {
    answer = () => res.end('late');
    markRequested();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return {
    PLATFORM_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    begun: requested,
    answer: () => answer(),
  };
}

/**
 * Whether new connections are refused. Uses a bare connection, because the call in flight ends five seconds
 * later.
 */
const refuses = (origin: string) =>
  new Promise<boolean>(resolve => {
    const probe = connect(Number(new URL(origin).port), '127.0.0.1', () => (probe.destroy(), resolve(false)));
    probe.on('error', () => resolve(true));
  });
const until = async (condition: () => Promise<boolean>) => {
  while (!(await condition())) await new Promise(resolve => setTimeout(resolve, 20));
};

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', { timeout: 120_000 }, signal => {
  test('after the signal a forwarding program completes its running call, refuses new ones and ends with code 0', async () => {
    const platform = await slowPlatform();
    const { origin, child, errors } = await startProgram({ PLATFORM_URL: platform.PLATFORM_URL });
    const ended = once(child, 'exit');
    const idle = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {});
    const call = fetch(`${origin}/api/x`).then(reply => reply.text());
    await platform.begun;
    child.kill(signal);
    await until(() => refuses(origin));
    // Under npm, Ctrl-C reaches the program twice.
    child.kill(signal);
    platform.answer();
    expect(await call).toBe('late');
    expect(await ended).toEqual([0, null]);
    expect(errors()).toBe('');
    idle.destroy();
  });
});

test(
  'SIGTERM lets a running call of the stand-in complete, and ends sockets and half-sent requests',
  { timeout: 120_000 },
  async () => {
    const { origin, child, errors } = await startProgram({ DATA_DIR: await usedFolder() });
    const ended = once(child, 'exit');
    const { token, call } = await signedIn(origin);
    const socket = io(origin, {
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    onTestFinished(() => void socket.disconnect());
    await new Promise<void>(resolve => socket.once('connect', resolve));
    const lost = new Promise(resolve => socket.once('disconnect', resolve));
    await fetch(`${origin}/demo/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ match: 'GET /api/tags', delayMs: 1_000 }),
    });
    const slow = call('/api/tags?page=1');
    const half = exchange(origin, 'POST /auth/local HTTP/1.1\r\nHost: h\r\nContent-Length: 100\r\n\r\n{');
    await until(
      async () =>
        ((await (await fetch(`${origin}/demo/calls`)).json()) as { path: string }[]).filter(({ path }) =>
          /tags|local/.test(path),
        ).length > 2,
    );
    child.kill('SIGTERM');
    expect((await slow).status).toBe(200);
    await lost;
    await half;
    expect(await ended).toEqual([0, null]);
    expect(errors()).toBe('');
  },
);

test(
  'three signals under load end the program once, with a response to every accepted request',
  { timeout: 120_000 },
  async () => {
    const folder = await usedFolder();
    const { origin, child, errors } = await startProgram({ DATA_DIR: folder });
    const ended = once(child, 'exit');
    const { call } = await signedIn(origin);
    const { port } = new URL(origin);
    const sent = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const socket = connect(Number(port), '127.0.0.1');
        const reply = text(socket);
        await once(socket, 'connect');
        socket.write(message('GET /demo/outbox.json HTTP/1.1', `Host: 127.0.0.1:${port}`));
        return { reply };
      }),
    );
    const calls = Array.from({ length: 6 }, (_, at) =>
      call(`/api/users?page=${at + 1}&pageSize=8`).catch(() => undefined),
    );
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) {
      child.kill(signal);
      await new Promise(resolve => setTimeout(resolve, 30));
    }
    for (const { reply } of sent) expect(await reply).toMatch(/^HTTP\/1\.1 200 /);
    for (const reply of await Promise.all(calls)) expect(reply?.status).toBe(200);
    expect(await ended).toEqual([0, null]);
    expect(errors()).toBe('');
    expect(existsSync(join(folder, 'in-use.pid'))).toBe(false);
  },
);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s during the start ends the program and unlocks the data folder',
  { timeout: 120_000 },
  async signal => {
    const folder = await usedFolder();
    const lock = join(folder, 'in-use.pid');
    expect(await killOnce({ DATA_DIR: folder }, () => existsSync(lock), signal)).toBe(0);
    expect(existsSync(lock)).toBe(false);
  },
);

test('a request sent just before the end gets a response, although it was not read yet', async () => {
  const httpServer = createHttpServer((req, res) => void res.end(`reply to ${req.url}`));
  await httpServer.listen(0, '127.0.0.1');
  const { port } = httpServer.server.address() as AddressInfo;
  const replies = ['/a', '/b', '/c', '/d', '/e', '/f'].map(path => {
    const socket = connect(port, '127.0.0.1');
    socket.write(message(`GET ${path} HTTP/1.1`, 'Host: h'));
    return text(socket);
  });
  // Node connects after this turn. The system then holds the connections, and the server has accepted none of
  // them.
  await new Promise<void>(resolve => process.nextTick(resolve));
  await Promise.all([httpServer.close(), ...replies]);
  for (const [at, reply] of replies.entries()) {
    expect(await reply).toContain(`reply to /${'abcdef'[at]}`);
    expect(await reply).toMatch(/^Connection: close/im);
  }
});

test('a request without a response within five seconds of the end is closed', async () => {
  let markRequested = () => {};
  const requested = new Promise<void>(resolve => (markRequested = resolve));
  const httpServer = createHttpServer(() => markRequested());
  await httpServer.listen(0, '127.0.0.1');
  const call = fetch(`http://127.0.0.1:${(httpServer.server.address() as AddressInfo).port}/api/x`).then(
    () => 'answered',
    () => 'lost',
  );
  await requested;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const serverClosed = httpServer.close().then(() => 'closed');
  const atOnce = () => new Promise<string>(resolve => setImmediate(resolve, 'not yet'));
  vi.advanceTimersByTime(4_999);
  expect(await Promise.race([call, serverClosed, atOnce()])).toBe('not yet');
  vi.advanceTimersByTime(1);
  expect(await Promise.all([call, serverClosed])).toEqual(['lost', 'closed']);
});

describe('slow requests', { timeout: 20_000 }, () => {
  const opened = async () => {
    const httpServer = createHttpServer(
      (req, res) => {
        req.on('error', () => {}).resume();
        setTimeout(() => res.end('late'), 1_500);
      },
      { mostMs: 500 },
    );
    await httpServer.listen(0, '127.0.0.1');
    onTestFinished(() => httpServer.close());
    return `http://127.0.0.1:${(httpServer.server.address() as AddressInfo).port}`;
  };

  test.each([
    ['head', 'GET /api/x HTTP/1.1\r\nHost: h\r\nx-'],
    ['body', message('POST /api/x HTTP/1.1', 'Host: h', 'Content-Length: 10')],
  ])('a request with an incomplete %s is closed with 408', async (_, bytes) => {
    expect(await exchange(await opened(), bytes)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a complete request gets a response, however long that takes', async () => {
    expect(
      await exchange(await opened(), message('GET /api/x HTTP/1.1', 'Host: h', 'Connection: close')),
    ).toMatch(/late/);
  });

  test('a request may take less than a minute to arrive', () => {
    const { server } = createHttpServer(() => {});
    // Node checks for slow requests at this interval, which its types leave out.
    const { connectionsCheckingInterval } = server as unknown as { connectionsCheckingInterval: number };
    for (const most of [server.requestTimeout, server.headersTimeout])
      expect(most + connectionsCheckingInterval).toBeLessThan(60_000);
  });
});

test('an idle connection stays open for over a minute, and closes at once with the program', async () => {
  const httpServer = createHttpServer((_, res) => void res.end('done'));
  await httpServer.listen(0, '127.0.0.1');
  const socket = connect((httpServer.server.address() as AddressInfo).port, '127.0.0.1', () =>
    socket.write(message('GET / HTTP/1.1', 'Host: h')),
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(Number(/^Keep-Alive: timeout=(\d+)/im.exec(String(answer))?.[1])).toBeGreaterThan(60);
  // With fake timers, the time after which all connections are closed does not pass.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await Promise.all([httpServer.close(), once(socket, 'close')]);
});

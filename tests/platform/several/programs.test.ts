import { createServer, request, type IncomingMessage } from 'node:http';
import { connect as dial } from 'node:net';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../mocks/db/passwords.ts';
import { servePlatform, type RunningPlatform } from '../../../mocks/server.ts';
import { TRANSPORTS } from '../../../src/activity/live/socket.ts';
import { databaseFor } from '../databaseFor.ts';
import { signedIn, startProgram } from '../running/program.ts';

let databaseUrl: string;
let platforms: RunningPlatform[];
let first: string;
let second: string;
beforeAll(async () => {
  const where = await databaseFor(inject('postgres'));
  if (!('databaseUrl' in where)) throw new Error('There is no Postgres.');
  ({ databaseUrl } = where);
  // Both programs start at the same time on an empty database.
  platforms = await Promise.all(
    [1, 2].map(() =>
      servePlatform({ where, demo: true, passwordCost: CHEAP_PASSWORDS, port: 0, host: '127.0.0.1' }),
    ),
  );
  [first, second] = platforms.map(
    ({ server }) => `http://127.0.0.1:${(server.address() as { port: number }).port}`,
  ) as [string, string];
});
afterAll(() => Promise.all(platforms.map(platform => platform.close())));

const SOON = { timeout: 10_000 };

/**
 * Connects a socket to one of the programs and records its events. They may include the end of an earlier
 * session.
 */
async function connect(
  origin: string,
  token: string,
  { transports, tryAllTransports } = { ...TRANSPORTS, transports: ['websocket'] },
) {
  const socket: Socket = io(origin, {
    auth: { token },
    transports,
    tryAllTransports,
    reconnection: false,
    forceNew: true,
  });
  onTestFinished(() => void socket.disconnect());
  const heard: unknown[] = [];
  socket.onAny((...event) => heard.push(event));
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  return { socket, heard };
}

/** Sends each request to the next of these programs. */
async function balancer(programs: string[], upgrades: boolean) {
  let requestCount = 0;
  const next = () => new URL(programs[requestCount++ % programs.length]!);
  const server = createServer((req, res) => {
    const { hostname, port } = next();
    req.pipe(
      request(
        {
          hostname,
          port,
          path: req.url,
          method: req.method,
          headers: { ...req.headers, connection: 'close' },
        },
        reply => reply.pipe(res.writeHead(reply.statusCode!, reply.headers)),
      ),
    );
  });
  if (upgrades)
    server.on('upgrade', (req: IncomingMessage, socket) => {
      const { hostname, port } = next();
      const otherSession = dial(Number(port), hostname);
      const lines = Array.from(
        { length: req.rawHeaders.length / 2 },
        (_, at) => `${req.rawHeaders[2 * at]}: ${req.rawHeaders[2 * at + 1]}`,
      );
      otherSession.write([`GET ${req.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      for (const one of [socket, otherSession])
        one.on('error', () => [socket, otherSession].forEach(end => end.destroy()));
      socket.pipe(otherSession).pipe(socket);
    });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}
/** The parts of a reply that these tests read: a record, or a page of records. */
interface Reply {
  _id: string;
  pagingMeta: { totalRecords: number };
}
const json = async (reply: Promise<Response>) => (await reply).json() as Promise<Reply>;
const total = async (call: Awaited<ReturnType<typeof signedIn>>['call']) =>
  (await json(call('/api/users?page=1&pageSize=8&query=together'))).pagingMeta.totalRecords;

test('two programs that start on one empty database seed it once and accept each other’s tokens', async () => {
  const { token, call } = await signedIn(first);
  const headers = { Authorization: `Bearer ${token}` };
  expect(await json(fetch(`${second}/api/tags?pageSize=5`, { headers }))).toEqual(
    await json(call('/api/tags?pageSize=5')),
  );
});

test('a change through one program is announced by the other', async () => {
  const { token } = await signedIn(second);
  const { heard } = await connect(second, token);
  const { call } = await signedIn(first);
  const { _id } = await json(
    call('/api/tags', { method: 'POST', body: JSON.stringify({ tagName: 'Heard by both' }) }),
  );
  await expect.poll(() => heard, SOON).toContainEqual(['tags:save', { _id }]);
});

test.each([
  [
    'gives each request to the next program, and passes WebSocket on',
    () => [first, second],
    true,
    'websocket',
  ],
  ['does not support WebSocket', () => [first], false, 'polling'],
] as const)(
  'a socket hears changes behind a load balancer that %s',
  async (_, programs, upgrades, transport) => {
    const origin = await balancer(programs(), upgrades);
    const { token, call } = await signedIn(first);
    const { socket, heard } = await connect(origin, token, TRANSPORTS);
    const { _id } = await json(
      call('/api/tags', { method: 'POST', body: JSON.stringify({ tagName: `Balanced over ${transport}` }) }),
    );
    await expect.poll(() => heard, SOON).toContainEqual(['tags:save', { _id }]);
    expect(socket.io.engine.transport.name).toBe(transport);
  },
);

test('a user who is deactivated through one program loses the socket at the other', async () => {
  const victim = await signedIn(second, 'unverified');
  const { socket } = await connect(second, victim.token);
  const lost = new Promise(resolve => socket.once('disconnect', resolve));
  const user = await json(victim.call('/api/users/me'));
  const { call } = await signedIn(first);
  await call(`/api/users/${user._id}`, { method: 'PUT', body: JSON.stringify({ ...user, isActive: false }) });
  await lost;
  expect(socket.connected).toBe(false);
});

test('wrong passwords at two programs are counted together', async () => {
  const enter = (origin: string, password: string) =>
    fetch(`${origin}/auth/local`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'keeper@map.example', password }),
    });
  const tried = [];
  for (const origin of [first, second, first, second, first])
    tried.push((await enter(origin, 'Wrong1234')).status);
  expect(tried).toEqual([401, 401, 401, 401, 401]);
  expect((await enter(second, 'Assessor1')).status).toBe(429);
  expect((await enter(first, 'Assessor1')).status).toBe(429);
});

test('the total of a list at one program includes a user created at the other', async () => {
  const [here, otherSession] = [await signedIn(first), await signedIn(second)];
  expect([await total(here.call), await total(otherSession.call)]).toEqual([0, 0]);
  const { heard } = await connect(second, otherSession.token);
  const body = JSON.stringify({
    firstName: 'Together',
    lastName: 'Counted',
    email: 'together@new.example',
    phone: '(555) 123-4567',
  });
  const { _id } = await json(here.call('/api/users', { method: 'POST', body }));
  await expect.poll(() => heard, SOON).toContainEqual(['users:save', { _id }]);
  expect([await total(here.call), await total(otherSession.call)]).toEqual([1, 1]);
});

test(
  'after Postgres closed all connections, both programs hear each other and sockets reconnect',
  { timeout: 60_000 },
  async () => {
    const [here, otherSession] = [await signedIn(first), await signedIn(second)];
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    onTestFinished(() => client.end());
    const OTHERS = 'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
    const listeners = async () =>
      (await client.query(`SELECT pid ${OTHERS} AND query IN ('SELECT', 'LISTEN "socket.io#/"')`)).rows
        .length;
    for (const name of ['once', 'twice', 'three times']) {
      const { socket } = await connect(second, otherSession.token);
      const ended = new Promise(resolve => socket.once('disconnect', resolve));
      await client.query(`SELECT pg_terminate_backend(pid) ${OTHERS}`);
      await ended;
      await expect.poll(listeners, { timeout: 10_000 }).toBe(2);
      const { heard } = await connect(second, otherSession.token);
      const reply = await here.call('/api/tags', {
        method: 'POST',
        body: JSON.stringify({ tagName: `Closed ${name}` }),
      });
      expect(reply.status).toBe(200);
      await expect
        .poll(() => heard, SOON)
        .toContainEqual(['tags:save', { _id: (await json(Promise.resolve(reply)))._id }]);
    }
  },
);

test(
  'when one program is killed during writes, the other has every confirmed write',
  { timeout: 120_000 },
  async () => {
    const [dying, staying] = await Promise.all([1, 2].map(() => startProgram({ DATABASE_URL: databaseUrl })));
    const acknowledged = new Map<string, string>();
    let writing = true;
    const write = async (origin: string, writer: string) => {
      const { call } = await signedIn(origin);
      for (let n = 0; writing; n++) {
        const tagName = `${writer} ${n}`;
        const reply = await call('/api/tags', {
          method: 'POST',
          body: JSON.stringify({ tagName, helpInfo: tagName }),
        }).catch(() => undefined);
        if (reply?.status !== 200) return;
        const tag = (await reply.json().catch(() => undefined)) as { _id: string } | undefined;
        if (tag) acknowledged.set(tag._id, tagName);
      }
    };
    const dyingWriters = ['a', 'b', 'c'].map(writer => write(dying!.origin, writer));
    const stayingWriter = write(staying!.origin, 'd');
    await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(100);
    await dying!.end('SIGKILL');
    await Promise.all(dyingWriters);
    const atItsEnd = acknowledged.size;
    await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(atItsEnd + 5);
    writing = false;
    await stayingWriter;
    const { call } = await signedIn(staying!.origin);
    const { data } = (await (await call('/api/tags?pageSize=0')).json()) as {
      data: { _id: string; helpInfo: string }[];
    };
    const stored = new Map(data.map(tag => [tag._id, tag.helpInfo]));
    expect([...acknowledged].filter(([id, name]) => stored.get(id) !== name)).toEqual([]);
  },
);

import { type Socket, io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../mocks/passwords.ts';
import { type RunningPlatform, servePlatform } from '../../../mocks/server.ts';
import { signedIn } from './program.ts';

let platform: RunningPlatform;
let origin: string;
let ahead = 0;
beforeAll(async () => {
  platform = await servePlatform({ where: { memory: true }, demo: true, passwordCost: CHEAP_PASSWORDS, port: 0, host: '127.0.0.1', now: () => new Date(Date.now() + ahead) });
  origin = `http://127.0.0.1:${(platform.server.address() as { port: number }).port}`;
});
afterAll(() => platform.close());

/** A socket of an account, with all it hears. */
async function connect(token: string, transports = ['websocket']): Promise<{ socket: Socket; heard: [string, unknown][] }> {
  const socket = io(origin, { auth: { token }, transports, reconnection: false, forceNew: true });
  onTestFinished(() => void socket.disconnect());
  const heard: [string, unknown][] = [];
  socket.onAny((event: string, body: unknown) => heard.push([event, body]));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { socket, heard };
}
const soon = () => new Promise(resolve => setTimeout(resolve, 150));
const until = async (condition: () => boolean) => {
  for (let i = 0; i < 250 && !condition(); i++) await new Promise(resolve => setTimeout(resolve, 20));
};

describe('a socket', () => {
  test.each([['websocket'], ['polling']])('hears over %s of a change after it is confirmed', async transport => {
    const { token, call } = await signedIn(origin);
    const { heard } = await connect(token, [transport]);
    const tag = (await (await call('/api/tags', { method: 'POST', body: JSON.stringify({ tagName: `Live ${transport}` }) })).json()) as { _id: string };
    await until(() => heard.length > 0);
    await call(`/api/tags/${tag._id}`, { method: 'DELETE' });
    await until(() => heard.length > 1);
    expect(heard).toEqual([
      ['tags:save', { _id: tag._id }],
      ['tags:remove', { _id: tag._id }],
    ]);
  });

  test('of a plain user hears of himself and of nobody else', async () => {
    const { call } = await signedIn(origin);
    const plain = await signedIn(origin, 'user');
    const { heard } = await connect(plain.token);
    const mine = (await (await plain.call('/api/users/me')).json()) as { _id: string };
    await call('/api/tags', { method: 'POST', body: JSON.stringify({ tagName: 'Not for users' }) });
    const other = (await (await call('/api/users?query=keeper@map.example')).json()) as { data: { _id: string }[] };
    await call(`/api/users/${other.data[0]!._id}`, { method: 'PUT', body: JSON.stringify({ ...other.data[0], firstName: 'Changed' }) });
    await plain.call(`/api/users/${mine._id}`, { method: 'PUT', body: JSON.stringify({ ...mine, firstName: 'Grace' }) });
    await until(() => heard.length > 0);
    await soon();
    expect(heard).toEqual([['users:save', { _id: mine._id }]]);
  });

  test('hears nothing of what was refused', async () => {
    const { token, call } = await signedIn(origin);
    const { heard } = await connect(token);
    await call('/api/tags', { method: 'POST', body: JSON.stringify({ tagName: '' }) });
    await call('/api/tags/nothing', { method: 'DELETE' });
    await soon();
    expect(heard).toEqual([]);
  });

  test('needs a good token', async () => {
    await expect(connect('forged')).rejects.toThrow('unauthorized');
    await expect(connect('')).rejects.toThrow('unauthorized');
  });

  test('is ended when its user is deactivated', async () => {
    const { call } = await signedIn(origin);
    const victim = await signedIn(origin, 'unverified');
    const { socket } = await connect(victim.token);
    const user = (await (await victim.call('/api/users/me')).json()) as { _id: string };
    await call(`/api/users/${user._id}`, { method: 'PUT', body: JSON.stringify({ ...user, isActive: false }) });
    await until(() => !socket.connected);
    expect(socket.connected).toBe(false);
  });

  test('no longer hears staff’s events once its user is staff no more', async () => {
    const { call } = await signedIn(origin);
    const demoted = await signedIn(origin, 'first.login');
    const { heard } = await connect(demoted.token);
    const user = (await (await demoted.call('/api/users/me')).json()) as { _id: string };
    await call('/api/users/remove/previlege', { method: 'PUT', body: JSON.stringify({ _id: user._id }) });
    await until(() => heard.length > 0);
    await soon();
    await call('/api/tags', { method: 'POST', body: JSON.stringify({ tagName: 'After' }) });
    await soon();
    expect(heard.map(([event]) => event)).toEqual(['users:save']);
  });

  test('is ended when its token expires', async () => {
    const { token } = await signedIn(origin);
    ahead = 12 * 3_600_000 - 4_000;
    onTestFinished(() => void (ahead = 0));
    const { socket } = await connect(token);
    expect(socket.connected).toBe(true);
    await until(() => !socket.connected);
    expect(socket.connected).toBe(false);
  });
});

test('a dropped call loses its connection', async () => {
  const { call } = await signedIn(origin);
  await fetch(`${origin}/demo/faults`, { method: 'POST', body: JSON.stringify({ match: 'GET /api/tags', drop: true, times: 1 }) });
  await expect(call('/api/tags')).rejects.toThrow('fetch failed');
  expect((await call('/api/tags')).status).toBe(200);
});

test('a hanging call ends without an answer when its caller gives up', async () => {
  const { call } = await signedIn(origin);
  await fetch(`${origin}/demo/faults`, { method: 'POST', body: JSON.stringify({ match: 'GET /api/tags', hang: true, times: 1 }) });
  await expect(call('/api/tags', { signal: AbortSignal.timeout(100) })).rejects.toThrow(/abort|timeout/i);
  expect((await call('/api/tags')).status).toBe(200);
});

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connectLive, serveLivePlatform, soon, until, type LivePlatform } from './livePlatform.ts';
import { signedIn } from './program.ts';

let platform: LivePlatform;
let origin: string;
let clockOffset = 0;
beforeAll(async () => {
  platform = await serveLivePlatform(() => new Date(Date.now() + clockOffset));
  ({ origin } = platform);
});
afterAll(() => platform.close());
const connect = (token: string, transports?: string[]) => connectLive(origin, token, transports);

describe('sockets', () => {
  test.each([['websocket'], ['polling']])(
    'a socket announces a change over %s after it is confirmed',
    async transport => {
      const { token, call } = await signedIn(origin);
      const { heard } = await connect(token, [transport]);
      const tag = (await (
        await call('/api/tags', { method: 'POST', body: JSON.stringify({ tagName: `Live ${transport}` }) })
      ).json()) as { _id: string };
      await until(() => heard.length > 0);
      await call(`/api/tags/${tag._id}`, { method: 'DELETE' });
      await until(() => heard.length > 1);
      expect(heard).toEqual([
        ['tags:save', { _id: tag._id }],
        ['tags:remove', { _id: tag._id }],
      ]);
    },
  );

  test('the socket of a plain user announces only changes of that user', async () => {
    const { call } = await signedIn(origin);
    const plain = await signedIn(origin, 'user');
    const { heard } = await connect(plain.token);
    const mine = (await (await plain.call('/api/users/me')).json()) as { _id: string };
    await call('/api/tags', { method: 'POST', body: JSON.stringify({ tagName: 'Not for users' }) });
    const other = (await (await call('/api/users?query=keeper@map.example')).json()) as {
      data: { _id: string }[];
    };
    await call(`/api/users/${other.data[0]!._id}`, {
      method: 'PUT',
      body: JSON.stringify({ ...other.data[0], firstName: 'Changed' }),
    });
    await plain.call(`/api/users/${mine._id}`, {
      method: 'PUT',
      body: JSON.stringify({ ...mine, firstName: 'Grace' }),
    });
    await until(() => heard.length > 0);
    await soon();
    expect(heard).toEqual([['users:save', { _id: mine._id }]]);
  });

  test('a socket does not announce refused changes', async () => {
    const { token, call } = await signedIn(origin);
    const { heard } = await connect(token);
    await call('/api/tags', { method: 'POST', body: JSON.stringify({ tagName: '' }) });
    await call('/api/tags/nothing', { method: 'DELETE' });
    await soon();
    expect(heard).toEqual([]);
  });

  test('a socket needs a valid token', async () => {
    await expect(connect('forged')).rejects.toThrow('unauthorized');
    await expect(connect('')).rejects.toThrow('unauthorized');
  });

  test('a socket is closed when its user is deactivated', async () => {
    const { call } = await signedIn(origin);
    const victim = await signedIn(origin, 'unverified');
    const { socket } = await connect(victim.token);
    const user = (await (await victim.call('/api/users/me')).json()) as { _id: string };
    await call(`/api/users/${user._id}`, {
      method: 'PUT',
      body: JSON.stringify({ ...user, isActive: false }),
    });
    await until(() => !socket.connected);
    expect(socket.connected).toBe(false);
  });

  test('the socket of a user who is no longer staff stops announcing other changes', async () => {
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

  test('a socket is closed when its token expires', async () => {
    const { token } = await signedIn(origin);
    clockOffset = 12 * 3_600_000 - 4_000;
    onTestFinished(() => void (clockOffset = 0));
    const { socket } = await connect(token);
    expect(socket.connected).toBe(true);
    await until(() => !socket.connected);
    expect(socket.connected).toBe(false);
  });
});

describe('sessions and their sockets', () => {
  interface Visit {
    _id: string;
    logoutTime: number | null;
  }
  const visits = async (call: Awaited<ReturnType<typeof signedIn>>['call'], userId: string) =>
    ((await (await call(`/api/sessions/${userId}?page=1&pageSize=10`)).json()) as { data: Visit[] }).data;
  const entered = async (account: string) => {
    const secondSession = await signedIn(origin, account);
    const { _id, ...rest } = (await (await secondSession.call('/api/users/me')).json()) as {
      _id: string;
      email: string;
    };
    return { ...secondSession, _id, rest };
  };

  test('a session ends when its socket disconnects, together with its token and other sockets', async () => {
    const { call } = await signedIn(origin);
    const { heard } = await connect((await signedIn(origin, 'admin')).token);
    const person = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'goodbye@map.example',
      phone: '(555) 123-4567',
      password: 'Assessor1',
    };
    await call('/api/users', { method: 'POST', body: JSON.stringify(person) });
    const here = await entered('goodbye');
    const elsewhere = await entered('goodbye');
    const [{ socket }, other, kept] = [
      await connect(here.token),
      await connect(here.token),
      await connect(elsewhere.token),
    ];
    const before = Math.floor(Date.now() / 1000);
    socket.disconnect();
    await until(() => !other.socket.connected);
    await until(() => kept.heard.length > 0);
    expect((await here.call('/api/users/me')).status).toBe(401);
    expect((await elsewhere.call('/api/users/me')).status).toBe(200);
    expect([other.socket.connected, kept.socket.connected]).toEqual([false, true]);
    const over = (await visits(call, here._id)).filter(({ logoutTime }) => (logoutTime ?? 0) >= before);
    expect(over).toHaveLength(1);
    expect(
      ((await (await elsewhere.call('/api/users/me')).json()) as { lastLoggedOut: number }).lastLoggedOut,
    ).toBe(over[0]!.logoutTime);
    expect(kept.heard).toEqual([['users:save', { _id: here._id }]]);
    expect(heard).toEqual([]);
  });

  test.each(['websocket', 'polling'])(
    'a session survives a connection over %s that is lost or closed',
    async transport => {
      const here = await entered('keeper');
      const { socket } = await connect(here.token, [transport]);
      socket.io.engine.close();
      await until(() => !socket.connected);
      await soon();
      expect((await here.call('/api/users/me')).status).toBe(200);
    },
  );

  test('a new password closes the user’s other sockets, and all of them if staff set it', async () => {
    const { call } = await signedIn(origin);
    const here = await entered('second.superadmin');
    const secondSession = await entered('second.superadmin');
    const [mine, other] = [await connect(here.token), await connect(secondSession.token)];
    await here.call(`/api/users/${here._id}/password`, {
      method: 'PUT',
      body: JSON.stringify({ oldPassword: 'Assessor1', newPassword: 'Changed12' }),
    });
    await until(() => !other.socket.connected);
    expect([mine.socket.connected, other.socket.connected]).toEqual([true, false]);
    await call(`/api/users/${here._id}`, {
      method: 'PUT',
      body: JSON.stringify({ ...here.rest, _id: here._id, __v: undefined, password: 'Assessor1' }),
    });
    await until(() => !mine.socket.connected);
    expect(mine.socket.connected).toBe(false);
  });
});

test('a call under the fault “drop” loses its connection', async () => {
  const { call } = await signedIn(origin);
  await fetch(`${origin}/demo/faults`, {
    method: 'POST',
    body: JSON.stringify({ match: 'GET /api/tags', drop: true, times: 1 }),
  });
  await expect(call('/api/tags')).rejects.toThrow('fetch failed');
  expect((await call('/api/tags')).status).toBe(200);
});

test('a response under the fault “cut” loses its connection in the middle of the body', async () => {
  const { call } = await signedIn(origin);
  await fetch(`${origin}/demo/faults`, {
    method: 'POST',
    body: JSON.stringify({ match: 'GET /api/tags', answer: 'cut', times: 1 }),
  });
  const cut = await call('/api/tags');
  expect(cut.status).toBe(200);
  await expect(cut.text()).rejects.toThrow('terminated');
  expect((await call('/api/tags')).status).toBe(200);
});

test('a call under the fault “hang” ends without a response when the caller gives up', async () => {
  const { call } = await signedIn(origin);
  await fetch(`${origin}/demo/faults`, {
    method: 'POST',
    body: JSON.stringify({ match: 'GET /api/tags', hang: true, times: 1 }),
  });
  await expect(call('/api/tags', { signal: AbortSignal.timeout(100) })).rejects.toThrow(/abort|timeout/i);
  expect((await call('/api/tags')).status).toBe(200);
});

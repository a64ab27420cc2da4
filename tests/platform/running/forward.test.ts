import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../mocks/db/passwords.ts';
import { servePlatform, type RunningPlatform } from '../../../mocks/server.ts';
import { inMemory } from '../../database/inMemory.ts';
import { signedIn, startProgram, temporaryFolder } from './program.ts';

let platform: RunningPlatform;
let PLATFORM_URL: string;
beforeAll(async () => {
  platform = await servePlatform({
    where: await inMemory(),
    demo: false,
    passwordCost: CHEAP_PASSWORDS,
    port: 0,
    host: '127.0.0.1',
  });
  PLATFORM_URL = `http://127.0.0.1:${(platform.server.address() as { port: number }).port}`;
});
afterAll(() => platform.close());

test(
  'with PLATFORM_URL, calls, provider sign-ins and sockets are forwarded and there is no stand-in',
  { timeout: 120_000 },
  async () => {
    const DATA_DIR = join(temporaryFolder(), 'data');
    const { origin, output } = await startProgram({ PLATFORM_URL, DATA_DIR });
    expect(output()).not.toContain('Demo accounts');
    const { token, call } = await signedIn(origin);
    const page = (await (await call('/api/tags?page=1&pageSize=2')).json()) as { data: unknown[] };
    expect(page.data).toHaveLength(2);
    expect((await call('/api/nothing')).status).toBe(404);
    const large = await call('/api/tags', {
      method: 'POST',
      body: JSON.stringify({ tagName: 'Large', helpInfo: 'x'.repeat(3_000_000) }),
    });
    expect(((await large.json()) as { helpInfo: string }).helpInfo).toHaveLength(3_000_000);
    const visit = await fetch(`${origin}/auth/google`, { redirect: 'manual' });
    expect([visit.status, visit.headers.get('Location')]).toEqual([302, '/']);
    expect(visit.headers.get('Set-Cookie')).toMatch(/^token=/);
    for (const path of ['/demo/outbox.json', '/demo/calls'])
      expect((await fetch(origin + path)).status).toBe(404);
    expect(existsSync(DATA_DIR)).toBe(false);

    for (const transport of ['websocket', 'polling']) {
      const socket = io(origin, {
        auth: { token },
        transports: [transport],
        reconnection: false,
        forceNew: true,
      });
      onTestFinished(() => void socket.disconnect());
      await new Promise<void>((resolve, reject) =>
        socket.once('connect', resolve).once('connect_error', reject),
      );
      const heard = new Promise(resolve => socket.once('tags:save', resolve));
      const tag = (await (
        await call('/api/tags', {
          method: 'POST',
          body: JSON.stringify({ tagName: `Forwarded ${transport}` }),
        })
      ).json()) as { _id: string };
      expect(await heard).toEqual({ _id: tag._id });
    }
  },
);

test('for an unreachable platform the server returns 502 as JSON', { timeout: 120_000 }, async () => {
  const { origin } = await startProgram({ PLATFORM_URL: 'http://127.0.0.1:1' });
  const reply = await fetch(`${origin}/api/users/me`);
  expect([reply.status, await reply.json()]).toEqual([502, { message: 'The platform cannot be reached' }]);
});

test('a response that the platform aborts is aborted for the client', { timeout: 120_000 }, async () => {
  const broken = createServer((_, res) => {
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
    res.write('{"data":');
    setTimeout(() => res.destroy(), 50);
  });
  await new Promise<void>(resolve => broken.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void broken.close());
  const { origin } = await startProgram({
    PLATFORM_URL: `http://127.0.0.1:${(broken.address() as { port: number }).port}`,
  });
  await expect(fetch(`${origin}/api/users/me`).then(reply => reply.text())).rejects.toThrow('terminated');
});

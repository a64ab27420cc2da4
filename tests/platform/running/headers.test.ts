import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { openDoor } from '../../../mocks/door.ts';
import { CHEAP_PASSWORDS } from '../../../mocks/db/passwords.ts';
import { servePlatform } from '../../../mocks/server.ts';
import { consoleApp } from '../../../server/console.ts';
import { forwarding } from '../../../server/forward.ts';
import { temporaryFolder } from './program.ts';

const originOf = (address: unknown) => `http://127.0.0.1:${(address as AddressInfo).port}`;

const NAMES = ['X-Content-Type-Options', 'Referrer-Policy', 'X-Frame-Options', 'Cross-Origin-Opener-Policy', 'Permissions-Policy'];
const headersOf = ({ headers }: Response) => NAMES.map(name => headers.get(name));
const ALL = ['nosniff', 'no-referrer', 'DENY', 'same-origin', expect.stringMatching(/^accelerometer=\(\), camera=\(\), .*geolocation=\(\)/)];

test('every answer carries the same headers: document, file, what is unchanged, call, demo, socket, what is not there', { timeout: 60_000 }, async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets/app.js'), 'export {}');
  const pages = consoleApp(folder);
  const around = (platform: Hono) => new Hono().all('*', c => (/^\/(api|auth|demo)\//.test(c.req.path) ? platform : pages).fetch(c.req.raw, c.env));
  const platform = await servePlatform({ where: { memory: true }, demo: true, passwordCost: CHEAP_PASSWORDS, port: 0, host: '127.0.0.1', around });
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
  for (const path of ['/assets/app.js', '/assets/gone.js', '/api/users/me', '/api/nothing', '/auth/google', '/demo/outbox', '/demo/nothing', '/socket.io/?EIO=4&transport=polling', '/socket.io/?EIO=1']) await visit(path);
  expect(statuses.map(([, status]) => status)).toEqual([200, 304, 200, 404, 401, 404, 302, 200, 404, 200, 400]);
});

test('a platform elsewhere does not take them away', async () => {
  const far = openDoor((_, res) => res.writeHead(200, { 'X-Frame-Options': 'ALLOWALL', 'Permissions-Policy': 'camera=*', 'Cross-Origin-Opener-Policy': 'unsafe-none' }).end());
  await far.listen(0, '127.0.0.1');
  onTestFinished(() => far.close());
  for (const target of [originOf(far.server.address()), 'http://127.0.0.1:1']) {
    const { call } = forwarding(new URL(target), () => false);
    const door = openDoor(call);
    await door.listen(0, '127.0.0.1');
    onTestFinished(() => door.close());
    expect(headersOf(await fetch(`${originOf(door.server.address())}/api/x`))).toEqual(ALL);
  }
});

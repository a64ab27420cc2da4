import { expect, test } from 'vitest';
import { ask, NOON, standInClock, withPlatform } from './standIn.ts';

withPlatform();
const as = 'admin';
const ping = async () => (await ask('GET /api/applications/ping-proxy', { as })).body;

test('GET /api/applications/ping-proxy returns the state of each part of the proxy server', async () => {
  expect(await ping()).toEqual({ 'Proxy Version': '1.1.2', 'Configuration File': 'OK', 'Log File': 'OK' });
});

test('GET /api/applications/check-proxy returns an HTML page', async () => {
  const { status: httpStatus, headers, text } = await ask('GET /api/applications/check-proxy', { as });
  expect([httpStatus, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8']);
  expect(text).toMatch(/^<!doctype html>.*<li>Configuration File: OK<\/li>/);
});

test('an unhealthy proxy server is OK again some seconds after a restart', async () => {
  await ask('POST /demo/proxy-sick', { body: { on: true } });
  expect((await ping())['Configuration File']).toBe('not found');
  expect((await ask('GET /api/applications/check-proxy', { as })).text).toContain(
    'Configuration File: not found',
  );
  expect(await ask('POST /api/applications/restart-proxy', { as })).toMatchObject({ status: 200, body: {} });
  expect((await ping())['Configuration File']).toBe('not found');
  standInClock.now = new Date(NOON.getTime() + 10_000);
  expect((await ping())['Configuration File']).toBe('OK');
});

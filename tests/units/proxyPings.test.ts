import { expect, it } from 'vitest';
import { axisTop, medianMs, toPingRuns, type Ping } from '../../src/pages/home/proxy/pings.ts';
import { readProxyPage } from '../../src/pages/home/proxy/proxyPage.ts';

const ok = (at: number, ms = 50): Ping => ({ at, ms, reply: { 'Configuration File': 'OK' } });
const notOk = (at: number): Ping => ({ at, ms: 20, reply: { 'Configuration File': 'not found' } });
const failed = (at: number): Ping => ({ at, ms: 15_000, error: new Error() });

it('a failure of the proxy lasts until the next ping that is OK', () => {
  const runs = toPingRuns([ok(0), ok(30), notOk(60), failed(90), ok(120)]);
  expect(runs.map(({ ok, from, to, pings }) => [ok, from, to, pings.length])).toEqual([
    [true, 0, 60, 2],
    [false, 60, 120, 2],
    [true, 120, 120, 1],
  ]);
});

it('only the word OK counts as OK', () => {
  const says = (reply: Record<string, unknown>) =>
    toPingRuns([{ at: 0, ms: 1, reply: reply } as Ping])[0]!.ok;
  expect(
    [
      { 'Configuration File': 'OK' },
      { 'Configuration File': 'ok' },
      { 'Configuration File': null },
      { 'Log File': 'OK' },
      {},
    ].map(says),
  ).toEqual([true, false, false, false, false]);
});

it('the usual latency is the median of the pings that were OK', () => {
  expect(medianMs([ok(0, 900), ok(1, 40), failed(2), ok(3, 60)])).toBe(60);
  expect(medianMs([failed(0)])).toBeUndefined();
});

it.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [61, 100],
  [101, 200],
  [2000, 2000],
  [2001, 5000],
])('the latency axis for values up to %i ends at %i', (most, top) => expect(axisTop(most)).toBe(top));

const HERE = 'https://console.example';
it.each([
  ['https://proxy.example/check', 'address', 'https://proxy.example/check'],
  [' /proxy/check?x=1\n', 'address', 'https://console.example/proxy/check?x=1'],
  ['//proxy.example/', 'address', 'https://proxy.example/'],
  ['<!doctype html><p>OK', 'page', undefined],
  ['It says <b>OK</b>', 'page', undefined],
  ['Configuration File: OK', 'words', undefined],
  ['javascript:alert(1)', 'words', undefined],
  ['data:text/html,<script>alert(1)</script>', 'page', undefined],
  ['http://', 'words', undefined],
])('the reply %j of the proxy is read as %s', (text, kind, href) => {
  const page = readProxyPage(text, HERE);
  expect([page.kind, 'address' in page ? page.address.href : undefined]).toEqual([kind, href]);
});

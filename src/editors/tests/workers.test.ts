// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { startComparing } from '../json/startComparing.ts';
import { startSearching } from '../json/startSearching.ts';

/** Fails as one whose file is gone does. */
class Gone {
  onerror?: (event: object) => void;
  postMessage() {
    queueMicrotask(() => this.onerror?.({ message: 'gone' }));
  }
  terminate() {}
}
const LONG = `{"a":"${'x'.repeat(120_000)}"}`;

afterEach(() => vi.unstubAllGlobals());

it('a long text is searched on the page if the worker fails', async () => {
  vi.stubGlobal('Worker', Gone);
  const wanted = {
    search: 'xx',
    replacement: 'y',
    scope: ['a'],
    matchCase: true,
    matchWhole: false,
    addressesOnly: false,
    includeNames: false,
  };
  const { find: findAll } = startSearching();
  const found = await findAll(LONG, wanted, 1);
  expect(found.counts).toEqual({ a: 1 });
  expect(found).toEqual(await withoutWorkers(() => startSearching().find(LONG, wanted, 1)));
});

it('long versions are compared on the page if the worker fails', async () => {
  vi.stubGlobal('Worker', Gone);
  const versions = { base: '{}', mine: LONG, theirs: '{}', choices: new Map() };
  const { compare } = startComparing();
  expect(await compare(versions)).toEqual(await withoutWorkers(() => startComparing().compare(versions)));
});

function withoutWorkers<T>(work: () => Promise<T>): Promise<T> {
  vi.stubGlobal('Worker', undefined);
  return work();
}

// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { APPLICATION_PART_NAMES } from '../../src/domain/documents/configs/storedParts.ts';
import { findAndReplace } from '../../src/editors/json/findAndReplace.ts';
import { readCriteria, writeCriteria, type Criteria } from '../../src/pages/home/replace/criteria.ts';
import { type ConfigOwner, type ReplaceRow } from '../../src/pages/home/replace/replaceRow.ts';
import { splitMatches } from '../../src/pages/home/replace/splitMatches.ts';
import { startReplacing } from '../../src/pages/home/replace/startReplacing.ts';
import { CallError } from '../../src/platform/errors.ts';

const failed = (httpStatus: number) =>
  new CallError(httpStatus ? 'rejected' : 'offline', httpStatus, '', { errors: {} });
const CRITERIA: Criteria = {
  find: 'old',
  instead: 'new',
  parts: ['app', 'results', 'editor'],
  options: ['case'],
};
const doc = (url: string, more = '') => `{"appConfig": {"url": "${url}"}${more}}`;

/**
 * Applications with their stored configs, hooks that run during reads and writes, and a list of the writes.
 */
function applications(stored: Record<string, string | null>) {
  const written: string[] = [];
  const on = {
    read: (_id: string): unknown => undefined,
    write: (_id: string): unknown => undefined,
    written: (_id: string): unknown => undefined,
  };
  const sources = Object.keys(stored).map((id): ConfigOwner => ({
    id,
    name: id,
    names: APPLICATION_PART_NAMES,
    async read() {
      await on.read(id);
      return stored[id]!;
    },
    async write(text) {
      await on.write(id);
      written.push(id);
      stored[id] = text;
      await on.written(id);
      return undefined;
    },
  }));
  const replacing = startReplacing(
    { find: async (...about) => findAndReplace(...about) },
    async () => 'answers',
  );
  return {
    stored,
    written,
    on,
    sources,
    replacing,
    row: (id: string) => replacing.standing().rows.find(({ source }) => source.id === id)!,
    states: () => replacing.standing().rows.map(({ source, state }) => `${source.id} ${state}`),
  };
}
async function findInConfigs(stored: Record<string, string | null>) {
  const all = applications(stored);
  await all.replacing.look(all.sources, CRITERIA);
  return all;
}

describe('find in configs', () => {
  it('a dry run counts the matches in each config, writes nothing, and counts applications without matches', async () => {
    const { replacing, written } = await findInConfigs({
      a: doc('old', ', "editorConfigs": ["old", "old"]'),
      b: doc('x'),
      c: null,
      d: doc('old'),
    });
    const { rows, without } = replacing.standing();
    expect(rows.map(({ source, counts, matchCount }) => [source.id, counts, matchCount])).toEqual([
      ['a', { app: 1, results: 0, editor: 2 }, 3],
      ['d', { app: 1, results: 0, editor: 0 }, 1],
    ]);
    expect([without.map(({ id }) => id).sort(), written]).toEqual([['b', 'c'], []]);
  });

  it('a dry run continues after an application that cannot be read, which can be read again', async () => {
    const all = applications({ a: doc('old'), b: doc('old') });
    all.on.read = id => id === 'a' && Promise.reject(failed(500));
    await all.replacing.look(all.sources, CRITERIA);
    expect(all.states()).toEqual(['a unread', 'b found']);
    all.on.read = () => {};
    await all.replacing.again([all.sources[0]!]);
    expect(all.states()).toEqual(['a found', 'b found']);
  });

  it('a dry run ends when it is stopped, and continues with the others on request', async () => {
    const all = applications(Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`a${n}`, doc('old')])));
    all.on.read = id => id === 'a9' && all.replacing.stop();
    await all.replacing.look(all.sources, CRITERIA);
    const { left, rows } = all.replacing.standing();
    expect([left.length > 0, rows.length + left.length]).toEqual([true, 20]);
    await all.replacing.again(left);
    expect([all.replacing.standing().rows.length, all.replacing.standing().left]).toEqual([20, []]);
  });

  it('a dry run ends automatically when the platform refuses with 429', async () => {
    const all = applications(Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`a${n}`, doc('old')])));
    const request = vi.fn<() => unknown>(() => Promise.reject(failed(429)));
    all.on.read = request;
    await all.replacing.look(all.sources, CRITERIA);
    expect(request.mock.calls.length).toBeLessThanOrEqual(4);
    expect(all.replacing.standing().left.length).toBeGreaterThanOrEqual(16);
  });
});

describe('replace in configs', () => {
  it('replacing writes the chosen configs from their stored text, and Undo restores them', async () => {
    const before = { a: doc('old', ', "future": 1.0'), b: doc('old'), c: doc('old') };
    const all = await findInConfigs({ ...before });
    all.replacing.choose([all.row('b')], false);
    await all.replacing.replace();
    expect(all.stored).toEqual({ a: doc('new', ', "future": 1.0'), b: doc('old'), c: doc('new') });
    expect(all.states()).toEqual(['a replaced', 'b found', 'c replaced']);
    await all.replacing.undo([all.row('c')]);
    expect(all.states()).toEqual(['a replaced', 'b found', 'c undone']);
    await all.replacing.undo(all.replacing.standing().rows);
    expect(all.stored).toEqual(before);
  });

  it('replacing skips configs that changed since the dry run, and finds their matches again', async () => {
    const all = await findInConfigs({ a: doc('old'), b: doc('old') });
    all.stored.a = doc('old', ', "editorConfigs": ["old"]');
    all.stored.b = null;
    await all.replacing.replace();
    expect(all.states()).toEqual(['a changed', 'b changed']);
    expect([all.written, all.row('a').matchCount, all.row('b').matchCount]).toEqual([[], 2, 0]);
    await all.replacing.again([all.sources[0]!]);
    await all.replacing.replace();
    expect(all.stored.a).toBe(doc('new', ', "editorConfigs": ["new"]'));
  });

  it('replacing continues after a failed application, which is tried again with the next run', async () => {
    const all = await findInConfigs({ a: doc('old'), b: doc('old') });
    all.on.write = id => id === 'a' && Promise.reject(failed(500));
    await all.replacing.replace();
    expect(all.states()).toEqual(['a failed', 'b replaced']);
    all.on.write = () => {};
    await all.replacing.replace();
    expect([all.states(), all.written]).toEqual([
      ['a replaced', 'b replaced'],
      ['b', 'a'],
    ]);
  });

  it('after a lost reply, replacing reads whether the config was written, and sends nothing twice', async () => {
    const all = await findInConfigs({ a: doc('old'), b: doc('old') });
    all.on.written = id => id === 'a' && Promise.reject(failed(0));
    all.on.write = id => id === 'b' && Promise.reject(failed(0));
    await all.replacing.replace();
    expect([all.states(), all.written]).toEqual([['a replaced', 'b failed'], ['a']]);
  });

  it('Undo of replacing restores only configs without later changes, except for white space', async () => {
    const all = await findInConfigs({ a: doc('old'), b: doc('old') });
    await all.replacing.replace();
    all.stored.a = doc('theirs');
    all.stored.b = JSON.stringify(JSON.parse(all.stored.b!), null, 2);
    await all.replacing.undo(all.replacing.standing().rows);
    expect(all.states()).toEqual(['a kept', 'b undone']);
    expect(all.stored).toEqual({ a: doc('theirs'), b: doc('old') });
  });

  it('replacing can be stopped: running writes end and the others are skipped', async () => {
    const all = await findInConfigs(
      Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`a${n}`, doc('old')])),
    );
    all.on.write = () => all.replacing.stop();
    await all.replacing.replace();
    const count = (state: ReplaceRow['state']) =>
      all.replacing.standing().rows.filter(row => row.state === state).length;
    expect([count('replaced'), count('skipped')]).toEqual([all.written.length, 20 - all.written.length]);
    expect(all.written.length).toBeLessThanOrEqual(4);
  });
});

it('the URL contains the search in configs, without default values', () => {
  const all: Criteria = { find: 'a', instead: 'b', parts: ['app'], options: ['whole', 'names'] };
  expect(readCriteria('a', new URLSearchParams(writeCriteria(all)))).toEqual(all);
  expect(
    writeCriteria({ ...all, instead: '', parts: ['app', 'results', 'editor'], options: ['case'] }),
  ).toEqual({});
  expect(readCriteria('a', new URLSearchParams()).options).toEqual(['case']);
});

it('a long text is shortened to the surroundings of the match', () => {
  const long = `${'a'.repeat(500)}old${'b'.repeat(500)}`;
  expect(splitMatches(long, [[500, 503]]).map(({ text }) => text.length)).toEqual([61, 3, 61]);
  expect(splitMatches('x old y', [[2, 5]])).toEqual([
    { text: 'x ', isFound: false },
    { text: 'old', isFound: true },
    { text: ' y', isFound: false },
  ]);
});

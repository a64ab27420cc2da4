import { describe, expect, it } from 'vitest';
import { diffJson, pathLabel } from '../json/changes.ts';
import { mergeJson, type MergeChoice } from '../json/merge.ts';
import { randomDocument, randomEdits, randomly, type RandomJson } from './randomDocuments.ts';

const text = (value: unknown) => JSON.stringify(value, null, 2);
const merged = (base: unknown, mine: unknown, theirs: unknown, choices?: ReadonlyMap<string, MergeChoice>) =>
  mergeJson(text(base), text(mine), text(theirs), choices);
const field = (name: string, alias = name) => ({ name, alias });
const fields = (...names: string[]) => ({ fields: names.map(name => field(name)) });

describe('merges without conflicts', () => {
  it.each<[string, unknown, unknown, unknown, unknown]>([
    [
      'two fields of one entry',
      { fields: [{ name: 'a', alias: 'A', shown: true }] },
      { fields: [{ name: 'a', alias: 'Mine', shown: true }] },
      { fields: [{ name: 'a', alias: 'A', shown: false }] },
      { fields: [{ name: 'a', alias: 'Mine', shown: false }] },
    ],
    [
      'entries that both added to one list',
      fields('a'),
      fields('a', 'mine'),
      fields('a', 'theirs'),
      fields('a', 'theirs', 'mine'),
    ],
    [
      'texts that both added to one list',
      { l: ['a', 'b'] },
      { l: ['a', 'mine', 'b'] },
      { l: ['a', 'b', 'theirs'] },
      { l: ['a', 'mine', 'b', 'theirs'] },
    ],
    [
      'a text that both took away while each added another elsewhere',
      ['a', 'b', 'c'],
      ['mine', 'a', 'c'],
      ['a', 'c', 'theirs'],
      ['mine', 'a', 'c', 'theirs'],
    ],
    [
      'moved here and changed there',
      fields('a', 'b', 'c'),
      fields('c', 'a', 'b'),
      { fields: [field('a'), field('b'), field('c', 'Theirs')] },
      { fields: [field('c', 'Theirs'), field('a'), field('b')] },
    ],
    [
      'two moved entries',
      fields('a', 'b', 'c', 'd'),
      fields('b', 'a', 'c', 'd'),
      fields('a', 'b', 'd', 'c'),
      fields('b', 'a', 'd', 'c'),
    ],
    [
      'the same change twice',
      { a: 1, b: [1], c: 0 },
      { a: 2, b: [1, 2] },
      { b: [1, 2], a: 2.0 },
      { b: [1, 2], a: 2 },
    ],
    [
      'a list in a list, entry by entry',
      { r: [[[0, 0]], [[5, 5]]] },
      {
        r: [
          [
            [0, 0],
            [1, 1],
          ],
          [[5, 5]],
        ],
      },
      {
        r: [
          [[0, 0]],
          [
            [5, 5],
            [6, 6],
          ],
        ],
      },
      {
        r: [
          [
            [0, 0],
            [1, 1],
          ],
          [
            [5, 5],
            [6, 6],
          ],
        ],
      },
    ],
    [
      'texts that each replaced',
      ['a', 'b', 'c'],
      ['x', 'b', 'c', 'd'],
      ['a', 'y', 'c'],
      ['x', 'y', 'c', 'd'],
    ],
    ['what both began where nothing was', {}, { a: { x: 1 } }, { a: { y: 2 } }, { a: { y: 2, x: 1 } }],
  ])('two versions are merged without a question: %s', (_, base, mine, theirs, result) => {
    const found = merged(base, mine, theirs);
    expect(found.conflicts).toEqual([]);
    expect(JSON.parse(found.text)).toEqual(result);
  });

  it('merging keeps unchanged parts exactly as stored', () => {
    const theirs =
      '\uFEFF{ "a" : 61.0,\r\n\t"list": [ {"name":"x","n":1},   {"name":"y","n":2} ],\r\n  "dup":1, "dup": 2 }\r\n';
    const base = JSON.stringify({
      a: 61,
      list: [
        { name: 'x', n: 1 },
        { name: 'y', n: 2 },
      ],
      dup: 2,
      old: 1,
    });
    const mine = JSON.stringify({
      old: 1,
      list: [
        { n: 3, name: 'y' },
        { name: 'x', n: 1 },
      ],
      dup: 2,
      a: 61,
      own: true,
    });
    // They removed `old`; I changed and moved `y` and added `own`.
    expect(mergeJson(base, mine, theirs).text).toBe(
      '\uFEFF{ "a" : 61.0,\r\n\t"list": [ {"name":"y","n":3},   {"name":"x","n":1} ],\r\n  "dup":1, "dup": 2, "own": true }\r\n',
    );
    // Both entries of a duplicate name are removed.
    expect(mergeJson('{"dup":2,"b":1}', '{"b":1}', '{"dup":1,"b":1,"dup":2}').text).toBe('{"b":1}');
  });

  it('merging reports the changes of each side, and how many of theirs would be lost', () => {
    const {
      mine,
      theirs,
      both,
      lostCount: lost,
    } = merged({ a: 1, b: 1, c: 1, d: 1 }, { a: 2, b: 1, c: 2, d: 2 }, { a: 1, b: 2, c: 2, d: 3 });
    expect([mine, theirs, both].map(list => list.map(({ path }) => pathLabel(path)).join())).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(lost).toBe(2);
  });
});

describe('merges with conflicts', () => {
  const cases: [string, unknown, unknown, unknown, string, [unknown, unknown]][] = [
    [
      'a value',
      { a: { b: 1 } },
      { a: { b: 2 } },
      { a: { b: 3 } },
      'a › b',
      [{ a: { b: 2 } }, { a: { b: 3 } }],
    ],
    [
      'changed here, removed there',
      fields('a', 'b'),
      { fields: [field('a'), field('b', 'Mine')] },
      fields('a'),
      'fields › b',
      [{ fields: [field('a'), field('b', 'Mine')] }, fields('a')],
    ],
    [
      'removed here, changed there',
      fields('a', 'b'),
      fields('b'),
      { fields: [field('a', 'Theirs'), field('b')] },
      'fields › a',
      [fields('b'), { fields: [field('a', 'Theirs'), field('b')] }],
    ],
    [
      'a colour',
      { c: [1, 2, 3] },
      { c: [9, 2, 3] },
      { c: [1, 2, 7] },
      'c',
      [{ c: [9, 2, 3] }, { c: [1, 2, 7] }],
    ],
    [
      'a text of a list',
      ['a', 'b'],
      ['a', 'mine'],
      ['a', 'theirs'],
      '',
      [
        ['a', 'mine'],
        ['a', 'theirs'],
      ],
    ],
    ['another kind of value', { a: 1 }, { a: { b: 1 } }, { a: [1] }, 'a', [{ a: { b: 1 } }, { a: [1] }]],
    [
      'where one entry stands',
      fields('a', 'b', 'c', 'd', 'e'),
      fields('b', 'c', 'a', 'd', 'e'),
      fields('b', 'c', 'd', 'e', 'a'),
      'fields › a',
      [fields('b', 'c', 'a', 'd', 'e'), fields('b', 'c', 'd', 'e', 'a')],
    ],
    [
      'what an entry with an id of the database is called',
      [{ _id: '1', name: 'a' }],
      [{ _id: '1', name: 'b' }],
      [{ _id: '1', name: 'c' }],
      'c › name',
      [[{ _id: '1', name: 'b' }], [{ _id: '1', name: 'c' }]],
    ],
    ['added twice', {}, { a: 1 }, { a: 2 }, 'a', [{ a: 1 }, { a: 2 }]],
  ];
  it.each(cases)(
    'two versions collide at one position and need a choice: %s',
    (_, base, mine, theirs, way, [asMine, asTheirs]) => {
      const { conflicts, text: undecided } = merged(base, mine, theirs);
      expect(conflicts.map(({ path }) => pathLabel(path))).toEqual([way]);
      const choose = (choice: MergeChoice) =>
        JSON.parse(merged(base, mine, theirs, new Map([[conflicts[0]!.name, choice]])).text) as unknown;
      expect(choose('mine')).toEqual(asMine);
      expect(choose('theirs')).toEqual(asTheirs);
      expect(JSON.parse(undecided)).toEqual(asTheirs);
    },
  );

  it('a conflict can be resolved with an own text once it is JSON', () => {
    const choose = (own: string) =>
      merged({ a: 1 }, { a: 2 }, { a: 3 }, new Map([['["a"]', { text: own }]])).text;
    expect(choose('[4]')).toBe('{\n  "a": [4]\n}');
    expect(choose('[4')).toBe('{\n  "a": 3\n}');
  });

  it('a document that the other user removed is a conflict', () => {
    const { conflicts } = mergeJson('{"a":1}', '{"a":2}', '');
    expect(conflicts).toEqual([{ name: '[]', path: [], base: '{"a":1}', mine: '{"a":2}' }]);
    expect(mergeJson('{"a":1}', '{"a":2}', '', new Map([['[]', 'mine']])).text).toBe('{"a":2}');
  });
});

/** Without what depends on who was first: where both added at one position of a list. */
const unordered = (value: RandomJson): RandomJson => {
  if (Array.isArray(value))
    return value.map(unordered).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, one]): [string, RandomJson] => [name, unordered(one)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
};

describe('merges of 300 random documents', () => {
  const documents = Array.from({ length: 300 }, (_, seed) => {
    const random = randomly(seed);
    const base = randomDocument(random);
    const [mine, theirs] = [randomEdits(random, base, 'm'), randomEdits(random, base, 't')];
    return { base: text(base), mine: JSON.stringify(mine), theirs: text(theirs) };
  });

  it('merging with an unchanged version gives exactly the other version', () => {
    for (const { base, mine, theirs } of documents) {
      expect(diffJson(mergeJson(base, mine, base).text, mine)).toEqual([]);
      expect(mergeJson(base, base, theirs).text).toBe(theirs);
      expect(
        mergeJson(base, mine, base).conflicts.length + mergeJson(base, base, theirs).conflicts.length,
      ).toBe(0);
    }
  });

  it('merging without conflicts gives the same result in both directions', () => {
    const free = documents.filter(
      ({ base, mine, theirs }) => !mergeJson(base, mine, theirs).conflicts.length,
    );
    expect(free.length).toBeGreaterThan(30);
    expect(free.length).toBeLessThan(documents.length - 30);
    const value = (json: string) => unordered(JSON.parse(json) as RandomJson);
    for (const { base, mine, theirs } of free)
      expect(value(mergeJson(base, mine, theirs).text)).toEqual(value(mergeJson(base, theirs, mine).text));
  });

  it('merging gives valid JSON for every choice, and a choice adds no conflict', () => {
    for (const { base, mine, theirs } of documents) {
      const { conflicts } = mergeJson(base, mine, theirs);
      for (const choice of ['mine', 'theirs', { text: '"own"' }] as const) {
        const result = mergeJson(base, mine, theirs, new Map(conflicts.map(({ name }) => [name, choice])));
        expect(() => JSON.parse(result.text)).not.toThrow();
        expect(result.conflicts.map(({ name }) => name)).toEqual(conflicts.map(({ name }) => name));
      }
    }
  });
});

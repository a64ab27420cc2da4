import { describe, expect, it } from 'vitest';
import { segmentLabel } from '../json/changes.ts';
import { cannotMatch, findAndReplace, type TextReplacement } from '../json/findAndReplace.ts';
import { pathText } from '../json/path.ts';

const usual: TextReplacement = {
  search: 'old.example',
  replacement: 'new.example',
  scope: ['app', 'results'],
  matchCase: true,
  matchWhole: false,
  addressesOnly: false,
  includeNames: false,
};
const replaced = (text: string, wanted: Partial<TextReplacement> = {}) =>
  findAndReplace(text, { ...usual, ...wanted }).text;
const counted = (text: string, wanted: Partial<TextReplacement> = {}) =>
  findAndReplace(text, { ...usual, ...wanted }).counts;

describe('What is found is replaced in its place', () => {
  it('and all else stays byte for byte: white space, order, numbers, escapes beside it', () => {
    const text =
      '\uFEFF{ "b" :1.0,\r\n"app":{"url" : "https:\\/\\/old.example\\/\\u00e9?a=1e5" , "n":12345678901234567890,"n":2}}';
    expect(replaced(text)).toBe(text.replace('old.example', 'new.example'));
  });

  it('as often as it stands in a text, each text counted once, under its outermost name', () => {
    const text =
      '{"app": ["old.example and old.example", {"x": "old.example"}], "results": ["none"], "editor": "old.example"}';
    expect(replaced(text)).toBe(
      '{"app": ["new.example and new.example", {"x": "new.example"}], "results": ["none"], "editor": "old.example"}',
    );
    expect(counted(text)).toEqual({ app: 2, results: 0 });
  });

  it('whatever signs what stands there instead is made of', () => {
    const instead = 'a"b\\c\n$&$1';
    expect(JSON.parse(replaced('{"app": "<old.example>"}', { replacement: instead }))).toEqual({
      app: `<${instead}>`,
    });
    expect(JSON.parse(replaced('{"app": "<old.example>"}', { replacement: '' }))).toEqual({ app: '<>' });
  });

  it('also where it is escaped itself, or is nothing but signs of a pattern', () => {
    expect(JSON.parse(replaced('{"app": "x \\u006fld.example\\n y"}'))).toEqual({ app: 'x new.example\n y' });
    expect(replaced('{"app": "a.c abc (a|c)"}', { search: 'a.c', replacement: '-' })).toBe(
      '{"app": "- abc (a|c)"}',
    );
    expect(replaced('{"app": "a-c (a|c)"}', { search: '(a|c)', replacement: '-' })).toBe('{"app": "a-c -"}');
    expect(
      JSON.parse(replaced('{"app": "C:\\\\maps\\\\old"}', { search: '\\maps\\', replacement: '/' })),
    ).toEqual({
      app: 'C:/old',
    });
  });

  it('and a text that cannot be read, or a number, is left alone', () => {
    for (const text of ['{"app": "old.example"', '', '{"app": 12}'])
      expect(replaced(text, { search: '12' })).toBe(text);
  });

  it('at any depth', () => {
    const deep = `{"app": ${'['.repeat(5000)}"old.example"${']'.repeat(5000)}}`;
    expect(counted(deep)).toEqual({ app: 1, results: 0 });
  });
});

describe('It is found', () => {
  const text =
    '{"app": ["OLD.example", "old.example", "https://old.example/a", "see https://old.example/a"]}';
  it.each([
    [{}, 3],
    [{ matchCase: false }, 4],
    [{ matchWhole: true }, 1],
    [{ matchWhole: true, matchCase: false }, 2],
    [{ addressesOnly: true }, 1],
  ] as const)('with %j in %i texts', (wanted, count) =>
    expect(counted(text, wanted)).toEqual({ app: count, results: 0 }),
  );

  it('not where the same stands there already', () => {
    expect(
      counted('{"app": ["New.Example", "new.example"]}', { search: 'NEW.EXAMPLE', matchCase: false }),
    ).toEqual({ app: 1, results: 0 });
  });

  it('known without reading where nothing in a text is escaped', () => {
    expect([
      cannotMatch('{"app": "x"}', usual),
      cannotMatch('{"app": "old.example"}', usual),
      cannotMatch('{"app": "\\u006f"}', usual),
    ]).toEqual([true, false, false]);
  });
});

describe('Of the names of properties', () => {
  const names = { includeNames: true, search: 'url', replacement: 'link' };
  it('a part is replaced on demand alone', () => {
    const text = '{"app": {"url": {"urlOf": "url"}}}';
    expect(replaced(text, { ...names, includeNames: false })).toBe('{"app": {"url": {"urlOf": "link"}}}');
    expect(replaced(text, names)).toBe('{"app": {"link": {"linkOf": "link"}}}');
  });

  it('one stays, and is told, where the new name is there already', () => {
    const found = findAndReplace('{"app": [{"url": 1, "link": 2}, {"url": 3}]}', { ...usual, ...names });
    expect([found.text, found.counts.app, found.skippedNames]).toEqual([
      '{"app": [{"url": 1, "link": 2}, {"link": 3}]}',
      1,
      1,
    ]);
  });
});

it('Each place is told by its way, in lists by what tells the entries apart, as many as are asked for', () => {
  const text =
    '{"app": {"layers": [{"id": "Parcels", "url": "https://old.example"}, {"id": "Zoning", "urls": ["x", "old.example"]}]}}';
  const summaries = findAndReplace(text, usual, 9).matches.map(({ scope: within, path, was, ranges: at }) => [
    within,
    path.map(segmentLabel).join(' › '),
    was,
    at,
  ]);
  expect(summaries).toEqual([
    ['app', 'layers › Parcels › url', 'https://old.example', [[8, 19]]],
    ['app', `layers › Zoning › urls › ${pathText([1])}`, 'old.example', [[0, 11]]],
  ]);
  expect(findAndReplace(text, usual, 1).matches).toHaveLength(1);
});

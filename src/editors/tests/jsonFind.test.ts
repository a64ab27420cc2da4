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

describe('find and replace in JSON texts', () => {
  it('replacing keeps all other characters: spaces, order, numbers and escapes', () => {
    const text =
      '\uFEFF{ "b" :1.0,\r\n"app":{"url" : "https:\\/\\/old.example\\/\\u00e9?a=1e5" , "n":12345678901234567890,"n":2}}';
    expect(replaced(text)).toBe(text.replace('old.example', 'new.example'));
  });

  it('replacing changes every match of a text, and counts the text once under its top-level name', () => {
    const text =
      '{"app": ["old.example and old.example", {"x": "old.example"}], "results": ["none"], "editor": "old.example"}';
    expect(replaced(text)).toBe(
      '{"app": ["new.example and new.example", {"x": "new.example"}], "results": ["none"], "editor": "old.example"}',
    );
    expect(counted(text)).toEqual({ app: 2, results: 0 });
  });

  it('replacing accepts quotes, line breaks and “$”', () => {
    const instead = 'a"b\\c\n$&$1';
    expect(JSON.parse(replaced('{"app": "<old.example>"}', { replacement: instead }))).toEqual({
      app: `<${instead}>`,
    });
    expect(JSON.parse(replaced('{"app": "<old.example>"}', { replacement: '' }))).toEqual({ app: '<>' });
  });

  it('replacing finds escaped texts, and treats pattern characters literally', () => {
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

  it('replacing leaves numbers and unreadable texts unchanged', () => {
    for (const text of ['{"app": "old.example"', '', '{"app": 12}'])
      expect(replaced(text, { search: '12' })).toBe(text);
  });

  it('replacing finds a text at any depth', () => {
    const deep = `{"app": ${'['.repeat(5000)}"old.example"${']'.repeat(5000)}}`;
    expect(counted(deep)).toEqual({ app: 1, results: 0 });
  });
});

describe('matches', () => {
  const text =
    '{"app": ["OLD.example", "old.example", "https://old.example/a", "see https://old.example/a"]}';
  it.each([
    [{}, 3],
    [{ matchCase: false }, 4],
    [{ matchWhole: true }, 1],
    [{ matchWhole: true, matchCase: false }, 2],
    [{ addressesOnly: true }, 1],
  ] as const)('a search with the options %j finds %i texts', (wanted, count) =>
    expect(counted(text, wanted)).toEqual({ app: count, results: 0 }),
  );

  it('a search does not count texts that equal their replacement', () => {
    expect(
      counted('{"app": ["New.Example", "new.example"]}', { search: 'NEW.EXAMPLE', matchCase: false }),
    ).toEqual({ app: 1, results: 0 });
  });

  it('a text without escapes and without the searched text is known to have no match', () => {
    expect([
      cannotMatch('{"app": "x"}', usual),
      cannotMatch('{"app": "old.example"}', usual),
      cannotMatch('{"app": "\\u006f"}', usual),
    ]).toEqual([true, false, false]);
  });
});

describe('property names', () => {
  const names = { includeNames: true, search: 'url', replacement: 'link' };
  it('replacing changes property names only with that option', () => {
    const text = '{"app": {"url": {"urlOf": "url"}}}';
    expect(replaced(text, { ...names, includeNames: false })).toBe('{"app": {"url": {"urlOf": "link"}}}');
    expect(replaced(text, names)).toBe('{"app": {"link": {"linkOf": "link"}}}');
  });

  it('a property name is kept and reported if the new name exists already', () => {
    const found = findAndReplace('{"app": [{"url": 1, "link": 2}, {"url": 3}]}', { ...usual, ...names });
    expect([found.text, found.counts.app, found.skippedNames]).toEqual([
      '{"app": [{"url": 1, "link": 2}, {"link": 3}]}',
      1,
      1,
    ]);
  });
});

it('each match has its path, with list entries by name, up to the requested number', () => {
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

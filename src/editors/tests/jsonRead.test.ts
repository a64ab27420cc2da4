import { describe, expect, it } from 'vitest';
import { countDifferences, createChecker } from '../json/check.ts';
import { parseValue } from '../json/findSyntaxError.ts';
import { nodeAt } from '../json/node.ts';
import { parseJson } from '../json/parseJson.ts';
import { parsePathText, pathText } from '../json/path.ts';
import { toLineColumn } from '../text/problem.ts';
import { randomly } from './randomDocuments.ts';

const mistake = (text: string) => {
  const found = parseJson(text).mistake;
  return (
    found && [
      found.kind,
      Object.values(toLineColumn(text, found.quickFix?.from ?? found.from)).join(':'),
      pathText(found.path),
    ]
  );
};
const doubts = (text: string) =>
  parseJson(text).warnings.map(({ kind, path, about }) => [kind, pathText(path), about]);
const isJson = (text: string) => {
  try {
    parseValue(text);
    return true;
  } catch {
    return false;
  }
};

describe('mistakes in JSON texts', () => {
  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', ['comma', '2:9', 'a']],
    ['{\r\n  "a": [1 2]\r\n}', ['comma', '2:10', 'a[0]']],
    ['{"a": 1,}', ['extraComma', '1:8', '']],
    ['[1,,2]', ['extraComma', '1:4', '']],
    ['{"a" 1}', ['colon', '1:5', '']],
    ['{"a": 1, b: 2}', ['name', '1:10', '']],
    ["{'a': 1}", ['name', '1:2', '']],
    ['{"a": }', ['value', '1:7', '']],
    ['{"a": undefined}', ['word', '1:7', 'a']],
    ['{"a": [1, 07]}', ['number', '1:11', 'a[1]']],
    ['{"a": "x\n}', ['openText', '1:7', '']],
    ['["\\q"]', ['escape', '1:3', '']],
    ['["\t"]', ['control', '1:3', '']],
    ['{"a": [1, 2', ['open', '1:7', 'a']],
    ['{"a": [1}', ['mismatch', '1:9', 'a']],
    ['{} {}', ['rest', '1:4', '']],
    ['// why\n{}', ['comment', '1:1', '']],
    ['{"a": \uFEFF1}', ['invisible', '1:7', 'a']],
    ['', ['empty', '1:1', '']],
  ])('the mistake in %j is reported with its kind, position and path', (text, message) =>
    expect(mistake(text)).toEqual(message),
  );

  it('a list in braces has one mistake, the missing name, and no duplicate names', () => {
    for (const text of [`{${'{},'.repeat(20)}1}`, '{"a":1,"a":2,{},{}}'])
      expect(mistake(text)?.[0]).toBe('name');
    expect(doubts(`{${'{},'.repeat(20)}1}`)).toEqual([]);
    expect(doubts('{"a":1,"a":2,{},{}}')).toEqual([['twice', 'a', { name: 'a', times: 2, value: '2' }]]);
  });

  it('100,000 lines of comments are one mistake at the first line', () => {
    expect(mistake(`${'// why\n'.repeat(100_000)}{}`)).toEqual(['comment', '1:1', '']);
  });

  it('the quick fix of a missing or extra comma changes one character', () => {
    for (const text of ['{"a":1 "b":2}', '[1,2,]', '{"a":{"b":1,}}']) {
      const { from, to, insert } = parseJson(text).mistake!.quickFix!;
      expect(isJson(text.slice(0, from) + insert + text.slice(to))).toBe(true);
    }
  });

  it('a JSON text has a mistake exactly where JSON.parse refuses it', () => {
    const bits = [
      '{',
      '}',
      '[',
      ']',
      ':',
      ',',
      '"a"',
      '"b"',
      '1',
      '-2.5e3',
      'true',
      'null',
      ' ',
      '\n',
      'x',
      '"\\u12"',
      '"',
      '\uFEFF',
    ];
    const random = randomly(7);
    const texts = Array.from({ length: 20_000 }, () =>
      Array.from({ length: 1 + random(9) }, () => bits[random(bits.length)]).join(''),
    );
    expect(texts.filter(isJson).length).toBeGreaterThan(100);
    expect(texts.filter(text => isJson(text) === !!parseJson(text).mistake)).toEqual([]);
  });

  it('10,000 levels and a property __proto__ are read like any others', () => {
    const deep = '['.repeat(10_000) + ']'.repeat(10_000);
    expect(parseJson(deep).mistake).toBeUndefined();
    expect(countDifferences(deep, deep)).toBe(0);
    expect(nodeAt(parseJson('{"__proto__":{"a":1}}').root, ['__proto__', 'a'])?.kind).toBe('number');
  });
});

describe('warnings about JSON texts', () => {
  it('a duplicate name is reported with the value that counts, also after a mistake', () => {
    expect(doubts('{"l":{"sheet":"A","x":1,"sheet":"B"}}')).toEqual([
      ['twice', 'l.sheet', { name: 'sheet', times: 2, value: 'B' }],
    ]);
    expect(doubts('{"a":1 "b":{"c":1,"c":{},"c":[2]}}')).toEqual([
      ['twice', 'b.c', { name: 'c', times: 3, value: '[…]' }],
    ]);
  });

  it('a number that loses digits when it is read is reported, and other numbers are not', () => {
    expect(doubts('[9007199254740993, 1e400]')).toEqual([
      ['long', '[0]', { written: '9007199254740993', read: '9007199254740992' }],
      ['long', '[1]', { written: '1e400', read: 'Infinity' }],
    ]);
    expect(
      doubts(
        '[9007199254740992, -9007199254740991, 61.0, 43.22999954223633, 5.6843418860808e-14, 100000000000000000000]',
      ),
    ).toEqual([]);
  });

  it('at most 200 warnings are listed, and all are counted', () => {
    const { warningCount, problems } = createChecker().check(
      `[${Array.from({ length: 5000 }, () => '9007199254740993').join()}]`,
    );
    expect([warningCount, problems.length]).toEqual([5000, 200]);
  });
});

describe('paths as text', () => {
  it.each([
    [['config', 'labels', 2, 'sheet'], 'config.labels[2].sheet'],
    [['a b', 0, 'ñandú'], '["a b"][0].ñandú'],
    [[], ''],
  ])('the path %j is written %s and read back', (path, words) => {
    expect(pathText(path)).toBe(words);
    expect(parsePathText(words)).toEqual(path);
  });
  it.each(['a[', '["\\q"]', '["\\u12"]', '["a\tb"]'])('the text %j is not a path', words =>
    expect(parsePathText(words)).toBeUndefined(),
  );
});

describe('number of differences', () => {
  it.each([
    ['{"b":2,"a":1.0,"c":"\\u0041"}', '{\n  "a": 1,\n  "b": 2, "c": "A"\n}', 0],
    ['{"a":1,"b":{"c":[1,2,3]}}', '{"a":2,"b":{"c":[1,2]},"d":1}', 3],
    ['[{"id":1,"x":1},{"id":3,"x":1}]', '[{"id":1,"x":1},{"id":2,"x":1},{"id":3,"x":2}]', 2],
    ['[{"id":2},{"id":1}]', '[{"id":1},{"id":2}]', 1],
    ['[[1],[2],[3]]', '[[1],[9],[2],[3]]', 1],
    ['{"a":{}}', '{"a":[]}', 1],
    ['[1.50e400, 0.00e400]', '[15e399, 0]', 0],
  ])('the number of differences between %s and %s is %i', (text, other, count) =>
    expect(countDifferences(text, other)).toBe(count),
  );
  it('numbers with 200,000 zeros are compared without delay', { timeout: 5000 }, () => {
    const zeros = '0'.repeat(200_000);
    expect(countDifferences(`[1${zeros}1, 1${zeros}]`, `[1${zeros}2, 1${zeros}.0]`)).toBe(1);
  });
  it('the number of differences is unknown where a text cannot be read', () =>
    expect(countDifferences('{', '{}')).toBeUndefined());
});

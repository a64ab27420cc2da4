import { describe, expect, it } from 'vitest';
import {
  alphaToPercent,
  colorEdits,
  parseHex,
  parseRgb,
  percentToAlpha,
  rgbaToHex,
} from '../../src/domain/documents/symbol/colorEdits.ts';
import { parseJson } from '../../src/editors/json/parseJson.ts';
import { listIn, saidIn, writtenBeside, type Slice } from '../../src/editors/select/slice.ts';
import { keysFor } from '../../src/editors/select/useDocumentList.ts';

const slice = (text: string): Slice => ({ text, node: parseJson(text).root! });

describe('a color', () => {
  const edits = (color: string, next: Parameters<typeof colorEdits>[3]) =>
    colorEdits(slice(`{"color": ${color}}`), ['s'], 'color', next);
  const set = (at: number, text: string) => ({ do: 'set', path: ['s', 'color', at], text });

  it('changing a color writes only the numbers that differ', () => {
    expect(edits('[1, 2, 3, 4]', { rgb: [1, 9, 3] })).toEqual([set(1, '9')]);
    expect(edits('[1, 2, 3, 4]', { alpha: 128 })).toEqual([set(3, '128')]);
    expect(edits('[1, 2, 3, 4]', { rgb: [1, 2, 3], alpha: 4 })).toEqual([]);
  });
  it('a color of three numbers gets a fourth only when its opacity changes', () => {
    expect(edits('[1, 2, 3]', { rgb: [9, 2, 3] })).toEqual([set(0, '9')]);
    expect(edits('[1, 2, 3]', { alpha: 0 })).toEqual([{ do: 'add', path: ['s', 'color'], text: '0' }]);
  });
  it('a missing color is added with all four numbers', () => {
    expect(edits('null', { rgb: [1, 2, 3] })).toEqual([
      { do: 'set', path: ['s', 'color'], text: '[1,2,3,255]' },
    ]);
    expect(colorEdits(slice('{}'), ['s'], 'color', { alpha: 51 })).toEqual([
      { do: 'add', path: ['s'], name: 'color', text: '[17,138,225,51]' },
    ]);
  });
  it('a color is read from typed numbers and converted for the color picker', () => {
    expect([
      parseRgb('17, 138,225'),
      parseRgb('0 0 0'),
      parseRgb('1,2'),
      parseRgb('256,0,0'),
      parseRgb('-1,0,0'),
    ]).toEqual([[17, 138, 225], [0, 0, 0], undefined, undefined, undefined]);
    expect([rgbaToHex([17, 138, 225, 0]), parseHex('#118ae1')]).toEqual(['#118ae1', [17, 138, 225]]);
    expect([alphaToPercent(255), alphaToPercent(51), percentToAlpha(20), percentToAlpha(100)]).toEqual([
      100, 20, 51, 255,
    ]);
  });
});

describe('rows of an edited list', () => {
  let made = 0;
  const keys = (sources: string[], before = { sources: ['a', 'b', 'a'], keys: ['1', '2', '3'] }) =>
    keysFor(sources, before, () => `new${(made += 1)}`);
  it('a row of a list keeps its key when it moves', () =>
    expect(keys(['b', 'a', 'a'])).toEqual(['2', '1', '3']));
  it('a row of a list keeps its key when its text changes', () =>
    expect(keys(['a', 'c', 'a'])).toEqual(['1', '2', '3']));
  it('a new row of a list gets a new key, and a removed row takes its key with it', () => {
    expect(keys(['a', 'b', 'a', 'd'])).toEqual(['1', '2', '3', 'new1']);
    expect(keys(['a', 'a'])).toEqual(['1', '3']);
  });
  it(
    '50,000 equal rows of a list keep their keys without delay, also when all change',
    { timeout: 5000 },
    () => {
      const before = {
        sources: Array.from({ length: 50_000 }, () => 'a'),
        keys: Array.from({ length: 50_000 }, (_, at) => String(at)),
      };
      expect(keys(before.sources, before)).toEqual(before.keys);
      expect(
        keys(
          before.sources.map(() => 'b'),
          before,
        ),
      ).toEqual(before.keys);
    },
  );
});

describe('configs of an unexpected shape', () => {
  it.each([
    ['{}', { missing: true }],
    ['{"fields": null}', { wrongKind: 'null' }],
    ['{"fields": {"a": 1}}', { wrongKind: 'object' }],
    ['{"fields": "a,b"}', { wrongKind: 'string' }],
    ['[]', { missing: true }],
  ])('the config %s has no list of fields, with the reason', (text, why) => {
    expect(listIn(slice(text), 'fields')).toMatchObject({ entries: [], ...why });
  });
  it('a value that is not text is shown as it is written, and an object or null shows nothing', () => {
    const malformed = slice('{"a": 1.0, "b": {}, "c": null, "__proto__": true}');
    expect(['a', 'b', 'c', '__proto__', 'constructor'].map(name => saidIn(malformed, name))).toEqual([
      '1.0',
      undefined,
      undefined,
      'true',
      undefined,
    ]);
  });
});

describe('the format of a new value', () => {
  it('a new value is written in one line where its neighbour is', () =>
    expect(writtenBeside({ a: [1, 2], b: {} }, slice('[{"x": 1}]'))).toBe('{ "a": [1, 2], "b": {} }'));
  it('a new value is written in several lines with the indentation of its neighbour', () => {
    expect(writtenBeside({ a: 1 }, slice('{\n    "x": [\n        1\n    ]\n}'))).toBe(
      '{\n        "a": 1\n    }',
    );
  });
});

import { describe, expect, it } from 'vitest';
import {
  alphaOf,
  colourEdits,
  hexOf,
  ofHex,
  ofNumbers,
  percentOf,
} from '../../src/domain/documents/symbol/colour.ts';
import { parseJson } from '../../src/editors/json/parseJson.ts';
import { listIn, saidIn, writtenBeside, type Slice } from '../../src/editors/select/slice.ts';
import { keysFor } from '../../src/editors/select/useDocumentList.ts';

const slice = (text: string): Slice => ({ text, node: parseJson(text).root! });

describe('a colour', () => {
  const edits = (colour: string, next: Parameters<typeof colourEdits>[3]) =>
    colourEdits(slice(`{"color": ${colour}}`), ['s'], 'color', next);
  const set = (at: number, text: string) => ({ do: 'set', path: ['s', 'color', at], text });

  it('Only the numbers that differ are written', () => {
    expect(edits('[1, 2, 3, 4]', { rgb: [1, 9, 3] })).toEqual([set(1, '9')]);
    expect(edits('[1, 2, 3, 4]', { alpha: 128 })).toEqual([set(3, '128')]);
    expect(edits('[1, 2, 3, 4]', { rgb: [1, 2, 3], alpha: 4 })).toEqual([]);
  });
  it('One of three numbers has a fourth only when its opacity changes', () => {
    expect(edits('[1, 2, 3]', { rgb: [9, 2, 3] })).toEqual([set(0, '9')]);
    expect(edits('[1, 2, 3]', { alpha: 0 })).toEqual([{ do: 'add', path: ['s', 'color'], text: '0' }]);
  });
  it('A missing colour is added with all four numbers', () => {
    expect(edits('null', { rgb: [1, 2, 3] })).toEqual([
      { do: 'set', path: ['s', 'color'], text: '[1,2,3,255]' },
    ]);
    expect(colourEdits(slice('{}'), ['s'], 'color', { alpha: 51 })).toEqual([
      { do: 'add', path: ['s'], name: 'color', text: '[17,138,225,51]' },
    ]);
  });
  it('It is read as one types it, and shown as a picker wants it', () => {
    expect([
      ofNumbers('17, 138,225'),
      ofNumbers('0 0 0'),
      ofNumbers('1,2'),
      ofNumbers('256,0,0'),
      ofNumbers('-1,0,0'),
    ]).toEqual([[17, 138, 225], [0, 0, 0], undefined, undefined, undefined]);
    expect([hexOf([17, 138, 225, 0]), ofHex('#118ae1')]).toEqual(['#118ae1', [17, 138, 225]]);
    expect([percentOf(255), percentOf(51), alphaOf(20), alphaOf(100)]).toEqual([100, 20, 51, 255]);
  });
});

describe('the rows of a list', () => {
  let made = 0;
  const keys = (sources: string[], before = { sources: ['a', 'b', 'a'], keys: ['1', '2', '3'] }) =>
    keysFor(sources, before, () => `new${(made += 1)}`);
  it('A row that moves keeps its key', () => expect(keys(['b', 'a', 'a'])).toEqual(['2', '1', '3']));
  it('A row that says something else keeps its key', () =>
    expect(keys(['a', 'c', 'a'])).toEqual(['1', '2', '3']));
  it('A new row has a key of its own, and a row that went takes its key with it', () => {
    expect(keys(['a', 'b', 'a', 'd'])).toEqual(['1', '2', '3', 'new1']);
    expect(keys(['a', 'a'])).toEqual(['1', '3']);
  });
  it('Of 50,000 rows alike each has its key at once, also when they all change', { timeout: 5000 }, () => {
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
  });
});

describe('a document of another shape', () => {
  it.each([
    ['{}', { missing: true }],
    ['{"fields": null}', { wrongKind: 'null' }],
    ['{"fields": {"a": 1}}', { wrongKind: 'object' }],
    ['{"fields": "a,b"}', { wrongKind: 'string' }],
    ['[]', { missing: true }],
  ])('Of %s there are no fields, and it is said why', (text, why) => {
    expect(listIn(slice(text), 'fields')).toMatchObject({ entries: [], ...why });
  });
  it('A value that is no text is said as it is written; an object or null says nothing', () => {
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

describe('what is new is written as what stands beside it', () => {
  it('In one line', () =>
    expect(writtenBeside({ a: [1, 2], b: {} }, slice('[{"x": 1}]'))).toBe('{ "a": [1, 2], "b": {} }'));
  it('In several, moved in as far', () => {
    expect(writtenBeside({ a: 1 }, slice('{\n    "x": [\n        1\n    ]\n}'))).toBe(
      '{\n        "a": 1\n    }',
    );
  });
});

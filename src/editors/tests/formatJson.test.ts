import { describe, expect, it } from 'vitest';
import { formatJson } from '../json/formatJson.ts';

const deep = (levels: number) => '['.repeat(levels) + '{"a":1}' + ']'.repeat(levels);

describe('formatted JSON texts', () => {
  it.each([
    [
      'has a line for each value, and short lists of plain values in one',
      '{"id":"a","rgb":[17,138, 225],"map":{"layers":[{"url":null}]}}',
      '{\n  "id": "a",\n  "rgb": [17, 138, 225],\n  "map": {\n    "layers": [\n      {\n        "url": null\n      }\n    ]\n  }\n}',
    ],
    [
      'keeps the spelling of numbers and texts',
      '[1.0,12345678901234567890,5.6843418860808e-14,"\\u00e9\\/"]',
      '[1.0, 12345678901234567890, 5.6843418860808e-14, "\\u00e9\\/"]',
    ],
    [
      'keeps the order of names, and one that stands twice',
      '{"b":1,"a":2,"b":3}',
      '{\n  "b": 1,\n  "a": 2,\n  "b": 3\n}',
    ],
    ['keeps what is empty', '{"a":{ },"b":[\n]}', '{\n  "a": {},\n  "b": []\n}'],
    ['breaks a long list', `[${'1000000,'.repeat(12)}1]`, `[\n${'  1000000,\n'.repeat(12)}  1\n]`],
    ['is as it was where it cannot be read', '{"a":', '{"a":'],
  ])('the formatted JSON text %s', (_, text, laid) => expect(formatJson(text)).toBe(laid));

  it('formatting a JSON text twice is the same as formatting it once', () => {
    const once = formatJson('{"a":[{"b":[1,{"c":"x"}]}],"d":[]}');
    expect(formatJson(once)).toBe(once);
  });
  it('formatting a JSON text of 100,000 levels stops indenting at a limit', () => {
    const laid = formatJson(deep(100_000));
    expect(JSON.stringify(laid.replace(/\s/g, '').length)).toBe(String(deep(100_000).length));
    expect(laid.length).toBeLessThan(deep(100_000).length + 100 * 220);
  });
});

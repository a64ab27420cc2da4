import { describe, expect, it } from 'vitest';
import { toTextEdit, type JsonEdit } from '../json/edits.ts';
import { nodeAt, type JsonKind } from '../json/node.ts';
import { isJsonNumber } from '../json/number.ts';
import { parseJson } from '../json/parseJson.ts';
import { convertToKind, inputText, jsonFromInput } from '../json/valueText.ts';

const edited = (text: string, edit: JsonEdit) => {
  const { from, to, insert } = toTextEdit(text, edit)!;
  return text.slice(0, from) + insert + text.slice(to);
};

const text =
  '{\n    "a" : 9007199254740993,\n    "dup": 1, "dup": 2,\n    "list": [1, 2,3],\n    "ñ ü": {"x":[]}\n}\n';

describe('edits at a path of a JSON text', () => {
  it.each<[string, JsonEdit, string, string]>([
    ['a value', { do: 'set', path: ['list', 1], text: '"two"' }, '1, 2,3', '1, "two",3'],
    ['of a name that stands twice the last', { do: 'set', path: ['dup'], text: '3' }, '"dup": 2', '"dup": 3'],
    ['a name', { do: 'rename', path: ['ñ ü'], name: 'say "é"' }, '"ñ ü"', '"say \\"é\\""'],
    ['the first entry goes', { do: 'remove', path: ['a'] }, '"a" : 9007199254740993,\n    ', ''],
    ['the last entry goes', { do: 'remove', path: ['list', 2] }, '2,3]', '2]'],
    ['the only entry goes', { do: 'remove', path: ['ñ ü', 'x'] }, '{"x":[]}', '{}'],
    [
      'an entry comes, written as the one before it',
      { do: 'add', path: [], name: 'new', text: 'true' },
      '{"x":[]}\n}',
      '{"x":[]},\n    "new": true\n}',
    ],
    ['one comes to a list', { do: 'add', path: ['list'], text: '4' }, '2,3]', '2,3,4]'],
    [
      'one comes to what was empty',
      { do: 'add', path: ['ñ ü', 'x'], text: '1' },
      '[]',
      '[\n        1\n    ]',
    ],
    [
      'a second comes in one line',
      { do: 'add', path: ['ñ ü'], name: 'y', text: '1' },
      '{"x":[]}',
      '{"x":[], "y":1}',
    ],
  ])('an edit of a JSON text leaves the rest unchanged: %s', (_, edit, before, after) => {
    expect(text.split(before)).toHaveLength(2);
    expect(edited(text, edit)).toBe(text.replace(before, () => after));
  });

  it('an edit keeps Windows line ends and a byte-order mark', () => {
    expect(edited('\uFEFF{\r\n  "a": 1\r\n}', { do: 'add', path: [], name: 'b', text: '2' })).toBe(
      '\uFEFF{\r\n  "a": 1,\r\n  "b": 2\r\n}',
    );
    expect(edited('{\r\n}', { do: 'add', path: [], name: 'b', text: '2' })).toBe('{\r\n  "b": 2\r\n}');
  });

  it('an edit replaces an empty text with a document', () =>
    expect(edited(' \n', { do: 'set', path: [], text: '{}' })).toBe('{}'));

  it('an edit is refused at a missing path, in an unreadable text, or at the root except to set it', () => {
    expect(toTextEdit(text, { do: 'set', path: ['none'], text: '1' })).toBeUndefined();
    expect(toTextEdit('{"a":1,}', { do: 'set', path: ['a'], text: '2' })).toBeUndefined();
    expect(toTextEdit(text, { do: 'remove', path: [] })).toBeUndefined();
    expect(toTextEdit(text, { do: 'rename', path: ['list', 0], name: 'x' })).toBeUndefined();
    expect(toTextEdit(text, { do: 'add', path: ['a'], text: '2' })).toBeUndefined();
  });
});

describe('typed values', () => {
  const node = (json: string) => nodeAt(parseJson(json).root, [])!;
  it('a typed value is a text without quotes, or a number with all its digits', () => {
    expect(inputText('"a\\nb"', node('"a\\nb"'))).toBe('a\nb');
    expect(inputText('9007199254740993', node('9007199254740993'))).toBe('9007199254740993');
    expect(jsonFromInput('string', 'say "x"')).toBe('"say \\"x\\""');
    expect(jsonFromInput('number', ' 12.50 ')).toBe('12.50');
    expect(jsonFromInput('number', '1,5')).toBeUndefined();
    expect([isJsonNumber('-0.5e+3'), isJsonNumber('.5')]).toEqual([true, false]);
  });
  it.each<[string, JsonKind, string]>([
    ['12', 'string', '"12"'],
    ['"12"', 'number', '12'],
    ['"x"', 'number', '0'],
    ['"true"', 'boolean', 'true'],
    ['[1]', 'string', '""'],
    ['{"a":1}', 'array', '[]'],
    ['null', 'string', '""'],
    ['1', 'null', 'null'],
  ])('the value %s becomes as %s the value %s', (json, kind, now) =>
    expect(convertToKind(kind, json, node(json))).toBe(now),
  );
});

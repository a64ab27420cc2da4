import { expect, it } from 'vitest';
import { toMoveEdits } from '../json/move.ts';
import { parseJson } from '../json/parseJson.ts';
import type { Path } from '../json/path.ts';

function moved(text: string, path: Path, to: Path): string | undefined {
  const edits = toMoveEdits(text, { do: 'move', path, to }, parseJson(text));
  return edits
    ?.sort((a, b) => b.from - a.from)
    .reduce((now, { from, to: end, insert }) => now.slice(0, from) + insert + now.slice(end), text);
}

const lines = '[\n  { "a": 1.0 },\n  2 ,\n  3\n]';

it.each<[string, string, Path, Path, string]>([
  ['down', lines, [0], [2], '[\n  2 ,\n  3,\n  { "a": 1.0 }\n]'],
  ['up', lines, [2], [0], '[\n  3 ,\n  { "a": 1.0 },\n  2\n]'],
  ['by one', '[1, 2,3]', [0], [1], '[2, 1,3]'],
  [
    'to another list, between two',
    '{"a": [1, 2], "b": [3, 4]}',
    ['a', 0],
    ['b', 1],
    '{"a": [2], "b": [3, 1, 4]}',
  ],
  [
    'to the front of another list',
    '{"a": [1, 2], "b": [3, 4]}',
    ['a', 1],
    ['b', 0],
    '{"a": [1], "b": [2, 3, 4]}',
  ],
  ['to the front of a list of one', '{"a": [1], "b": [3]}', ['a', 0], ['b', 0], '{"a": [], "b": [1, 3]}'],
  ['to an empty list', '{"a": [1], "b": []}', ['a', 0], ['b', 0], '{"a": [], "b": [\n  1\n]}'],
])('an entry moves %s, and all entries keep their text', (_, text, path, to, after) =>
  expect(moved(text, path, to)).toBe(after),
);

it('moving an entry to its own position changes nothing', () => expect(moved(lines, [1], [1])).toBe(lines));

it('no entry moves into itself, out of or into a value that is no list, or in an unreadable text', () => {
  for (const [text, path, to] of [
    ['{"a":1,"b":[]}', ['a'], ['b', 0]],
    ['[1,{}]', [0], [1, 'a']],
    ['[[1],2]', [0], [0, 0]],
    ['[1,2', [0], [1]],
    ['[1]', [4], [0]],
  ] as [string, Path, Path][])
    expect(moved(text, path, to)).toBeUndefined();
});

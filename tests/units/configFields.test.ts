import { describe, expect, it } from 'vitest';
import {
  removeEdits,
  renameEdits,
  searchEdits,
  visibilityEdits,
} from '../../src/domain/documents/configs/resultFields.ts';
import { toTextEdit } from '../../src/editors/json/edits.ts';
import { parseJson } from '../../src/editors/json/parseJson.ts';
import type { Slice } from '../../src/editors/select/slice.ts';

const config = (text: string): Slice => ({ text, node: parseJson(text).root! });
function edited(text: string, edits: (now: Slice) => ReturnType<typeof removeEdits>) {
  const changes = edits(config(text)).map(edit => toTextEdit(text, edit)!);
  return changes
    .sort((a, b) => b.from - a.from)
    .reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);
}

const TEXT =
  '{"fields": [{"name": "A", "x": 1.0}, {"name": "B"}, {"name": "B"}], "excludedisplayfields": ["A", "Q"], "searchfields": [{"name": "A", "operator": "="}]}';

describe('hiding and showing a field', () => {
  it('hiding a field adds its name to the hidden fields, and showing it removes it', () => {
    expect(edited(TEXT, now => visibilityEdits(now, [], 'B', false))).toBe(TEXT.replace('"Q"]', '"Q", "B"]'));
    expect(edited(TEXT, now => visibilityEdits(now, [], 'A', true))).toBe(TEXT.replace('"A", "Q"', '"Q"'));
  });
  it('the list of hidden fields is created with its first name, and duplicates are removed together', () => {
    expect(edited('{"fields": []}', now => visibilityEdits(now, [], 'A', false))).toBe(
      '{"fields": [], "excludedisplayfields": ["A"]}',
    );
    expect(
      edited('{"excludedisplayfields": ["B", "A", 1.0, "A"]}', now => visibilityEdits(now, [], 'A', true)),
    ).toBe('{"excludedisplayfields": ["B", 1.0]}');
  });
  it('nothing is written where a field already has the chosen state', () =>
    expect([
      visibilityEdits(config(TEXT), [], 'A', false),
      visibilityEdits(config(TEXT), [], 'B', true),
    ]).toEqual([[], []]));
});

it('renaming a field also renames it in the hidden fields and the searches', () => {
  expect(edited(TEXT, now => renameEdits(now, [], 0, 'Z'))).toBe(TEXT.replaceAll('"A"', '"Z"'));
});

it('where two fields share a name, renaming one leaves the other', () => {
  expect(edited(TEXT, now => renameEdits(now, [], 1, 'A2'))).toBe(TEXT.replace('"B"', '"A2"'));
});

it('a search is added with all its values, changes its operator and is removed', () => {
  expect(edited(TEXT, now => searchEdits(now, [], 'B', 'Bee', 'IN'))).toBe(
    TEXT.replace(
      '"="}]',
      '"="}, { "name": "B", "label": "Bee", "mask": "", "operator": "IN", "isOnlyForQuickSearch": false }]',
    ),
  );
  expect(edited(TEXT, now => searchEdits(now, [], 'A', 'A', 'LIKE'))).toBe(TEXT.replace('"="', '"LIKE"'));
  expect(edited(TEXT, now => searchEdits(now, [], 'A', 'A', ''))).toBe(
    TEXT.replace('{"name": "A", "operator": "="}', ''),
  );
});

it('removing a field also removes it from the hidden fields', () => {
  expect(edited(TEXT, now => removeEdits(now, [], 0))).toBe(
    TEXT.replace('{"name": "A", "x": 1.0}, ', '').replace('"A", "Q"', '"Q"'),
  );
  expect(edited(TEXT, now => removeEdits(now, [], 2))).toBe(TEXT.replace(', {"name": "B"}]', ']'));
});

import { describe, expect, it } from 'vitest';
import {
  removeEdits,
  renameEdits,
  searchEdits,
  shownEdits,
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
  it('The name comes to what is hidden, or goes from it', () => {
    expect(edited(TEXT, now => shownEdits(now, [], 'B', false))).toBe(TEXT.replace('"Q"]', '"Q", "B"]'));
    expect(edited(TEXT, now => shownEdits(now, [], 'A', true))).toBe(TEXT.replace('"A", "Q"', '"Q"'));
  });
  it('The list is made with the first name, and a name that stands twice goes twice', () => {
    expect(edited('{"fields": []}', now => shownEdits(now, [], 'A', false))).toBe(
      '{"fields": [], "excludedisplayfields": ["A"]}',
    );
    expect(
      edited('{"excludedisplayfields": ["B", "A", 1.0, "A"]}', now => shownEdits(now, [], 'A', true)),
    ).toBe('{"excludedisplayfields": ["B", 1.0]}');
  });
  it('What is so already is not written', () =>
    expect([shownEdits(config(TEXT), [], 'A', false), shownEdits(config(TEXT), [], 'B', true)]).toEqual([
      [],
      [],
    ]));
});

it('A field that is called otherwise is so where it is hidden and searched, too', () => {
  expect(edited(TEXT, now => renameEdits(now, [], 0, 'Z'))).toBe(TEXT.replaceAll('"A"', '"Z"'));
});

it('Where two fields have one name, only the one that is renamed is', () => {
  expect(edited(TEXT, now => renameEdits(now, [], 1, 'A2'))).toBe(TEXT.replace('"B"', '"A2"'));
});

it('A search comes with all it needs, takes another operator, and goes', () => {
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

it('A field that goes is no longer among what is hidden', () => {
  expect(edited(TEXT, now => removeEdits(now, [], 0))).toBe(
    TEXT.replace('{"name": "A", "x": 1.0}, ', '').replace('"A", "Q"', '"Q"'),
  );
  expect(edited(TEXT, now => removeEdits(now, [], 2))).toBe(TEXT.replace(', {"name": "B"}]', ']'));
});

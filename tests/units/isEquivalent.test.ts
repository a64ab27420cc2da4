import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { diffFields } from '../../src/activity/journal/changedFields.ts';
import { conflictingFields } from '../../src/activity/journal/undoSteps.ts';
import { changedValues } from '../../src/admin/form/formValues.ts';
import { isEquivalent } from '../../src/data/isEquivalent.ts';
import { isSameJson } from '../../src/data/isSameJson.ts';
import { mergeRecord } from '../../src/data/mergeRecord.ts';
import { isSameDocument } from '../../src/editors/json/changes.ts';

const toolForm = { toolName: z.optional(z.string()) };
const file = new File(['a'], 'a.txt');
const tool = { _id: 'a', toolName: 'Buffer' };
const deep = (end: unknown) => {
  let value = end;
  for (let at = 0; at < 2000; at++) value = { in: value };
  return value;
};

describe('equivalence of two values', () => {
  it.each<[string, unknown, unknown]>([
    ['white space around a text', 'Parks ', ' Parks'],
    ['nothing and an empty text', undefined, ''],
    ['null and a box not ticked', null, false],
    ['an empty text and a box not ticked', '  ', false],
    ['a reference by id and its record', 'a', tool],
    ['a record and its id', tool, 'a'],
    ['an id as a number', 7, { _id: '7' }],
    ['lists of references', ['a', 'b'], [tool, { _id: 'b' }]],
    ['the order of names', { width: 1, color: 'red' }, { color: ' red', width: 1 }],
    ['a missing and an empty field', { name: 'N' }, { name: 'N', note: '', open: false, size: null }],
    ['one file', file, file],
    ['values nested deeper than the stack', deep('a'), deep('a')],
  ])('two values are equivalent: %s', (_, a, b) => {
    expect(isEquivalent(a, b)).toBe(true);
    expect(isEquivalent(b, a)).toBe(true);
  });

  it.each<[string, unknown, unknown]>([
    ['white space within a text', 'Parks East', 'Parks  East'],
    ['upper and lower case', 'Parks', 'parks'],
    ['nothing and zero', null, 0],
    ['nothing and true', undefined, true],
    ['a number and its text', 1, '1'],
    ['nothing and an empty list', undefined, []],
    ['nothing and a reference', '', tool],
    ['a list and an object', [], {}],
    ['two objects without an id', { code: '1' }, ''],
    ['two references', 'b', tool],
    ['a record and the same with another name', tool, { ...tool, toolName: 'Draw' }],
    ['the order of a list', ['a', 'b'], ['b', 'a']],
    ['a longer list', ['a'], ['a', 'b']],
    ['two files', file, new File(['a'], 'a.txt')],
    ['a file and nothing', file, {}],
    ['a name that every object inherits', JSON.parse('{"constructor":"a"}'), {}],
    ['values nested deeper than the stack', deep('a'), deep('b')],
  ])('two values are not equivalent: %s', (_, a, b) => {
    expect(isEquivalent(a, b)).toBe(false);
    expect(isEquivalent(b, a)).toBe(false);
  });

  it.each<[string, unknown, unknown, boolean]>([
    ['white space', { separator: ', ' }, { separator: ',' }, false],
    ['false and a missing field', { visible: false }, {}, false],
    ['null and a missing field', { layer: null }, {}, false],
    ['the order of names', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ['no document yet', null, '', true],
  ])('in configs every character counts: %s', (_, a, b, same) => {
    expect(isEquivalent(a, b, { field: 'toolDefaultConfig' })).toBe(same);
    const entries = [a, b].map(config => [{ applicationId: 'a', config }]);
    expect(isEquivalent(...(entries as [unknown, unknown]), { field: 'toolConfigs' })).toBe(same);
  });
});

describe('values sent to the platform', () => {
  const sent = [{ _id: 'a', title: 'A' }, { title: 'New ' }];
  const [first, second] = [
    { _id: 'a', title: 'A' },
    { _id: 'b', title: 'New', timestamp: 1 },
  ];
  it.each<[string, unknown, boolean]>([
    ['with a new id', [first, second], true],
    ['changed by another user', [{ ...first, content: 'theirs' }, second], false],
    ['with another text', [first, { ...second, title: 'Old' }], false],
    ['without an id, with more than was sent', [first, { title: 'New', content: 'not emptied' }], false],
    ['with an entry missing', [first], false],
  ])('a sent value is found in the stored one %s: %j', (_, now, found) =>
    expect(isEquivalent(sent, now, { sent: true })).toBe(found),
  );

  it('a sent value is compared by the platform’s values, not the reverse', () =>
    expect(isEquivalent([first, second], sent, { sent: true })).toBe(false));
});

/** A form, a save, its verification and its Undo must compare values in the same way. */
describe('equivalence in a save and its Undo', () => {
  it.each<[string, unknown, unknown, boolean]>([
    ['white space', 'Parks ', 'Parks', true],
    ['a box', undefined, false, true],
    ['another text', 'Parks', 'Roads', false],
  ])('a save, its verification and its Undo judge a pair alike: %s', (_, sent, stored, same) => {
    const record = { toolName: stored };
    const merged = mergeRecord({ data: { toolName: 'mine' }, before: { toolName: sent }, current: record });
    expect(merged.conflicts).toHaveLength(same ? 0 : 1);
    expect(isEquivalent({ toolName: sent }, record, { sent: true })).toBe(same);
    expect(diffFields({ toolName: sent }, record).fields).toHaveLength(same ? 0 : 1);
    const inverse = { left: { toolName: sent }, before: { toolName: 'before' } };
    expect(conflictingFields({ inverse, now: record })).toHaveLength(same ? 0 : 1);
  });

  it('typed spaces are sent although they do not count as a difference', () =>
    expect(changedValues(toolForm, { toolName: 'Parks' }, { toolName: 'Parks ' })).toEqual({
      toolName: 'Parks ',
    }));
});

describe('equality as JSON', () => {
  it.each<[unknown, unknown, boolean]>([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: undefined }, {}, true],
    [{ a: null }, {}, false],
    ['a', 'a ', false],
    [false, '', false],
    [[1], [1, 2], false],
    [[], {}, false],
    [JSON.parse('{"__proto__":{"a":1}}'), {}, false],
    [file, file, true],
    [file, new File(['a'], 'a.txt'), false],
    [{ of: file }, { of: new File([], 'b') }, false],
  ])('as JSON, %j and %j are the same: %s', (a, b, same) => {
    expect(isSameJson(a, b)).toBe(same);
    expect(isSameJson(b, a)).toBe(same);
  });
});

describe('equality of JSON texts', () => {
  it.each([
    ['{"a":1,"b":2}', '{ "b": 2.0, "a": 1 }', true],
    ['[1,2]', '[2,1]', false],
    ['{"a":" "}', '{"a":""}', false],
    ['{"a":false}', '{}', false],
    ['{', '{', true],
    ['{', '[', false],
    ['', '{}', false],
  ])('the JSON texts %s and %s are the same: %s', (one, other, same) => {
    expect(isSameDocument(one, other)).toBe(same);
    expect(isSameDocument(other, one)).toBe(same);
  });
});

import { describe, expect, it } from 'vitest';
import { mergeRecord } from '../../src/data/mergeRecord.ts';

const before = { id: 'u', _id: 'u', name: 'Ada', phone: '1', __v: 1 };

describe('What one person changed', () => {
  it('is put over what others changed.', () => {
    const now = { ...before, phone: '2', __v: 2 };
    expect(mergeRecord({ data: { ...before, name: 'Bea' }, before, now })).toEqual({
      changes: { name: 'Bea' },
      record: { ...now, name: 'Bea' },
      conflicts: [],
    });
  });
  it.each([
    ['what is left out', { name: 'Ada' }, {}],
    ['what stays as it was', { ...before }, {}],
    ['which record it is', { id: 'x', _id: 'x' }, {}],
    ['what was missing and stays empty', { mail: '' }, {}],
    ['white space', { name: 'Ada ' }, { name: 'Ada ' }],
    ['a box that was never ticked and is not', { isActive: false }, { isActive: false }],
    ['what is emptied', { phone: '' }, { phone: '' }],
    ['what is taken away', { phone: undefined }, { phone: undefined }],
    ['a list in another order', { list: [2, 1] }, { list: [2, 1] }],
  ])('of a record: %s.', (_, data, changes) =>
    expect(mergeRecord({ data, before: { ...before, list: [1, 2] }, now: before }).changes).toEqual(changes),
  );
  it('is all that is given, where nobody says what it was before.', () =>
    expect(mergeRecord({ data: { name: 'Ada', phone: '' }, now: before })).toEqual({
      changes: { name: 'Ada', phone: '' },
      record: { ...before, phone: '' },
      conflicts: [],
    }));
});

describe('Others are asked about', () => {
  const data = { name: 'Bea', phone: '3', role: { _id: 'r' }, password: 'x' };
  const conflicts = (now: object, agreedTo?: object) =>
    mergeRecord({
      data,
      before: { ...before, role: 'q', password: '' },
      now: { ...before, role: 'q', ...now },
      agreedTo: agreedTo && { ...before, role: 'q', ...agreedTo },
    }).conflicts;

  it.each<[string, object, string[]]>([
    ['the same field', { name: 'Cyd' }, ['name']],
    ['two', { name: 'Cyd', phone: '2' }, ['name', 'phone']],
    ['another field', { mail: 'm' }, []],
    ['the same, to the same', { name: ' Bea' }, []],
    ['a reference, to the same one', { role: 'r' }, []],
    ['white space', { name: 'Ada ' }, []],
  ])('where they changed %s.', (_, now, names) => expect(conflicts(now)).toEqual(names));

  it('not where a field is not known any more, or never is read back.', () => {
    const { name: _, ...now } = before;
    expect(mergeRecord({ data, before: { ...before, password: '' }, now }).conflicts).toEqual([]);
  });
  it('not again about what was agreed to, but about what came after it.', () => {
    expect(conflicts({ name: 'Cyd' }, { name: 'Cyd' })).toEqual([]);
    expect(conflicts({ name: 'Dee', phone: '2' }, { name: 'Cyd' })).toEqual(['name', 'phone']);
  });
});

import { describe, expect, it } from 'vitest';
import { mergeRecord } from '../../src/data/mergeRecord.ts';

const before = { id: 'u', _id: 'u', name: 'Ada', phone: '1', __v: 1 };

describe('mergeRecord', () => {
  it('mergeRecord merges the user’s changes into the current record', () => {
    const now = { ...before, phone: '2', __v: 2 };
    expect(mergeRecord({ data: { ...before, name: 'Bea' }, before, current: now })).toEqual({
      changes: { name: 'Bea' },
      record: { ...now, name: 'Bea' },
      conflicts: [],
    });
  });
  it.each([
    ['a field left out', { name: 'Ada' }, {}],
    ['an unchanged record', { ...before }, {}],
    ['the IDs', { id: 'x', _id: 'x' }, {}],
    ['a missing field that stays empty', { mail: '' }, {}],
    ['white space', { name: 'Ada ' }, { name: 'Ada ' }],
    ['a missing boolean set to false', { isActive: false }, { isActive: false }],
    ['a cleared field', { phone: '' }, { phone: '' }],
    ['a removed field', { phone: undefined }, { phone: undefined }],
    ['a list in another order', { list: [2, 1] }, { list: [2, 1] }],
  ])('mergeRecord finds the changes in %s', (_, data, changes) =>
    expect(mergeRecord({ data, before: { ...before, list: [1, 2] }, current: before }).changes).toEqual(
      changes,
    ),
  );
  it('mergeRecord takes all of `data` as changes without `before`', () =>
    expect(mergeRecord({ data: { name: 'Ada', phone: '' }, current: before })).toEqual({
      changes: { name: 'Ada', phone: '' },
      record: { ...before, phone: '' },
      conflicts: [],
    }));
});

describe('conflicts of mergeRecord', () => {
  const data = { name: 'Bea', phone: '3', role: { _id: 'r' }, password: 'x' };
  const conflicts = (now: object, agreedTo?: object) =>
    mergeRecord({
      data,
      before: { ...before, role: 'q', password: '' },
      current: { ...before, role: 'q', ...now },
      agreedTo: agreedTo && { ...before, role: 'q', ...agreedTo },
    }).conflicts;

  it.each<[string, object, string[]]>([
    ['the same field', { name: 'Cyd' }, ['name']],
    ['two fields', { name: 'Cyd', phone: '2' }, ['name', 'phone']],
    ['another field', { mail: 'm' }, []],
    ['the same field to the same value', { name: ' Bea' }, []],
    ['a reference to the same record', { role: 'r' }, []],
    ['white space', { name: 'Ada ' }, []],
  ])('mergeRecord finds conflicts if others changed %s', (_, now, names) =>
    expect(conflicts(now)).toEqual(names),
  );

  it('mergeRecord finds no conflict in fields that are missing or never read back', () => {
    const { name: _, ...now } = before;
    expect(mergeRecord({ data, before: { ...before, password: '' }, current: now }).conflicts).toEqual([]);
  });
  it('mergeRecord finds no conflict in changes of `agreedTo`, but in later ones', () => {
    expect(conflicts({ name: 'Cyd' }, { name: 'Cyd' })).toEqual([]);
    expect(conflicts({ name: 'Dee', phone: '2' }, { name: 'Cyd' })).toEqual(['name', 'phone']);
  });
});

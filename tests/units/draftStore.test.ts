// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drafts } from '../../src/storage/drafts.ts';

beforeEach(() => {
  localStorage.clear();
  drafts.open();
});
afterEach(() => {
  // Other test files of this worker use drafts, too.
  drafts.open();
  vi.unstubAllGlobals();
});

it('a draft is offered again to the same user in the same form only', () => {
  drafts.save('ann', 'user:7', { firstName: 'Lee' });
  expect(drafts.read('ann', 'user:7')).toMatchObject({ values: { firstName: 'Lee' } });
  expect(drafts.read('bob', 'user:7')).toBeUndefined();
  expect(drafts.read('ann', 'user:8')).toBeUndefined();
});

it('an empty form stores no draft', () => {
  drafts.save('ann', 'form', {});
  expect(localStorage.length).toBe(0);
});

it('a discarded draft is removed', () => {
  drafts.save('ann', 'form', { firstName: 'Lee' });
  drafts.remove('ann', 'form');
  expect(drafts.read('ann', 'form')).toBeUndefined();
});

it.each(['{half', 'null', '7', '{"time":1}'])('a damaged draft in the storage is ignored: %s', text => {
  drafts.save('ann', 'form', { firstName: 'Lee' });
  localStorage.setItem(Object.keys({ ...localStorage })[0]!, text);
  expect(drafts.read('ann', 'form')).toBeUndefined();
});

it('signing out deletes the user’s database of long drafts and keeps those of others', async () => {
  const removed: string[] = [];
  vi.stubGlobal('indexedDB', {
    databases: async () => [{ name: 'drafts:ann' }, { name: 'drafts:bob' }, { name: 'other:ann' }],
    deleteDatabase: (name: string) => removed.push(name),
  });
  drafts.close(user => user === 'ann');
  await vi.waitFor(() => expect(removed).toEqual(['drafts:ann']));
});

it('signing out deletes the drafts, journal and recent records of the user and keeps those of others', () => {
  const kinds = ['draft', 'journal', 'recent'];
  for (const kind of kinds) for (const user of ['ann', 'bob']) localStorage.setItem(`${kind}:${user}`, '{}');
  drafts.close(user => user === 'ann');
  expect(Object.keys(localStorage).toSorted()).toEqual(kinds.map(kind => `${kind}:bob`));
});

it('forms that close after the sign-out store no draft until a session begins', () => {
  drafts.close(user => user === 'ann');
  expect(drafts.save('ann', 'form', { firstName: 'Lee' })).toBe(false);
  expect(localStorage.length).toBe(0);
  drafts.open();
  expect(drafts.save('ann', 'form', { firstName: 'Lee' })).toBe(true);
});

it('a full storage does not stop the form, and the draft is reported as not stored', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(drafts.save('ann', 'form', { firstName: 'Lee' })).toBe(false);
});

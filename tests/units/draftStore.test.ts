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

it('What was typed is there again, for that user and that form only', () => {
  drafts.keep('ann', 'user:7', { firstName: 'Lee' });
  expect(drafts.read('ann', 'user:7')).toMatchObject({ values: { firstName: 'Lee' } });
  expect(drafts.read('bob', 'user:7')).toBeUndefined();
  expect(drafts.read('ann', 'user:8')).toBeUndefined();
});

it('Where nothing may be kept nothing is', () => {
  drafts.keep('ann', 'form', {});
  expect(localStorage.length).toBe(0);
});

it('A dropped draft is gone', () => {
  drafts.keep('ann', 'form', { firstName: 'Lee' });
  drafts.drop('ann', 'form');
  expect(drafts.read('ann', 'form')).toBeUndefined();
});

it.each(['{half', 'null', '7', '{"time":1}'])('Damaged storage is no draft: %s', text => {
  drafts.keep('ann', 'form', { firstName: 'Lee' });
  localStorage.setItem(Object.keys({ ...localStorage })[0]!, text);
  expect(drafts.read('ann', 'form')).toBeUndefined();
});

it('Who signs out takes along the database of what is long, and nobody else’s', async () => {
  const removed: string[] = [];
  vi.stubGlobal('indexedDB', {
    databases: async () => [{ name: 'drafts:ann' }, { name: 'drafts:bob' }, { name: 'other:ann' }],
    deleteDatabase: (name: string) => removed.push(name),
  });
  drafts.close(user => user === 'ann');
  await vi.waitFor(() => expect(removed).toEqual(['drafts:ann']));
});

it('Who signs out leaves no draft, no journal and nothing of what was opened; what others have there stays', () => {
  const kinds = ['draft', 'journal', 'recent'];
  for (const kind of kinds) for (const user of ['ann', 'bob']) localStorage.setItem(`${kind}:${user}`, '{}');
  drafts.close(user => user === 'ann');
  expect(Object.keys(localStorage).toSorted()).toEqual(kinds.map(kind => `${kind}:bob`));
});

it('keeps nothing of forms that close after the sign-out, until a session begins', () => {
  drafts.close(user => user === 'ann');
  expect(drafts.keep('ann', 'form', { firstName: 'Lee' })).toBe(false);
  expect(localStorage.length).toBe(0);
  drafts.open();
  expect(drafts.keep('ann', 'form', { firstName: 'Lee' })).toBe(true);
});

it('A full storage stops nobody from typing, and says that nothing is kept', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(drafts.keep('ann', 'form', { firstName: 'Lee' })).toBe(false);
});

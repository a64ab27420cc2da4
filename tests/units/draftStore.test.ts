import { beforeEach, expect, it, vi } from 'vitest';
import { drafts } from '../../src/session/drafts.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('What was typed is there again, for that user and that form only.', () => {
  drafts.keep('ann', 'user:7', { firstName: 'Lee' });
  expect(drafts.read('ann', 'user:7')).toMatchObject({ values: { firstName: 'Lee' } });
  expect(drafts.read('bob', 'user:7')).toBeUndefined();
  expect(drafts.read('ann', 'user:8')).toBeUndefined();
});

it.each(['password', 'oldPassword', 'newPassword', 'cvc', 'number', 'key'])('A %s is never kept.', name => {
  drafts.keep('ann', 'form', { [name]: 'Secret1!', firstName: 'Lee' });
  expect(JSON.stringify({ ...localStorage })).not.toContain('Secret1!');
  expect(drafts.read('ann', 'form')?.values).toEqual({ firstName: 'Lee' });
});

it('Where only secrets were typed nothing is kept.', () => {
  drafts.keep('ann', 'form', { password: 'Secret1!' });
  expect(localStorage.length).toBe(0);
});

it('A dropped draft is gone.', () => {
  drafts.keep('ann', 'form', { firstName: 'Lee' });
  drafts.drop('ann', 'form');
  expect(drafts.read('ann', 'form')).toBeUndefined();
});

it('Damaged storage is no draft.', () => {
  drafts.keep('ann', 'form', { firstName: 'Lee' });
  localStorage.setItem(Object.keys({ ...localStorage })[0]!, '{half');
  expect(drafts.read('ann', 'form')).toBeUndefined();
});

it('A full storage stops nobody from typing.', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => drafts.keep('ann', 'form', { firstName: 'Lee' })).not.toThrow();
});

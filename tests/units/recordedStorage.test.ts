// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId } from '../../mocks/db/seededIds.ts';
import recorded from '../e2e/recordedStorage.json' with { type: 'json' };

const ME = seededUserId(0);

/**
 * Restores the storage of the superadmin's visit to the build of commit 6d8bb9e9. Only modules that are
 * loaded afterwards see it.
 */
beforeEach(() => {
  vi.resetModules();
  Object.entries(recorded.localStorage).forEach(([key, text]) => localStorage.setItem(key, text));
});
afterEach(() => {
  localStorage.clear();
  vi.resetModules();
});

it('theme and language of an earlier build are kept', async () => {
  const { theme } = await import('../../src/ui/theme/theme.ts');
  const { language } = await import('../../i18n/language.ts');
  expect([theme.get(), theme.mode.get(), language.get()]).toEqual(['dark', 'dark', 'es']);
});

it('drafts of an earlier build are offered: forms, short texts and imports', async () => {
  const { drafts } = await import('../../src/storage/drafts.ts');
  const { textDraft } = await import('../../src/storage/textDraft.ts');
  const { importDraft: kept } = await import('../../src/resources/users/import/importDraft.ts');
  expect(drafts.read(ME, `user:${seededUserId(2)}`)).toEqual({
    values: { lastName: 'Hopper' },
    time: 1795748982401,
  });
  expect(await textDraft(ME, `daily import ${applicationId(1)}`).findEarlier([])).toMatchObject({
    text: '<!-- short -->',
    base: '',
    time: 1795748988772,
  });
  expect(kept.read(ME)).toMatchObject({
    name: 'people.csv',
    marks: ['d', 's', 's'],
    rows: [{ firstName: 'Ana' }, { firstName: 'Bea' }, { firstName: 'Cleo' }],
  });
});

it('recent records, journal and saved views of an earlier build are kept', async () => {
  const { recents } = await import('../../src/storage/recents.ts');
  const { journalEntries: entries } = await import('../../src/activity/journal/journalEntries.ts');
  const { createUserStore } = await import('../../src/createUserStore.ts');
  expect(recents.list(ME).map(({ label }) => label)).toEqual([
    'City of Millbrook',
    'Larkspur County Assessor',
    'Grace Lindqvist',
  ]);
  expect(entries.of(ME)).toMatchObject([
    { said: 'created', of: 'users', names: ['Ana Imported'], back: [{ removes: true }] },
  ]);
  expect(createUserStore(ME, {}).getItem('users.savedQueries')).toEqual([
    { name: 'Admins', search: 'filter=admin&columns=&rows=comfortable' },
  ]);
});

it('the last user of an earlier build is known', async () => {
  const { digest, lastSessionHint } = await import('../../src/auth/lastSessionHint.ts');
  expect(lastSessionHint.last()).toEqual({ token: '1dy2fvp1ioq08j', person: digest(ME), staff: true });
});

it('reading the storage of an earlier build does not change it', async () => {
  const { recents } = await import('../../src/storage/recents.ts');
  const { drafts } = await import('../../src/storage/drafts.ts');
  recents.list(ME);
  expect(drafts.forms(ME, '')).toHaveLength(5);
  expect({ ...localStorage }).toEqual(recorded.localStorage);
});

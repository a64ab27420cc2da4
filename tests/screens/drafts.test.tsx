import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId, toolId } from '../../mocks/db/seededIds.ts';
import { session } from '../../src/auth/session.ts';
import { startPlatform } from './platform.ts';
import { DRAFT_KEY as KEY, DRAFT_OFFER as OFFER, userDrafts } from './userDrafts.ts';
import { changeField, closeWindow, resizeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const { edit, list, storedDraft, typeAndVanish } = userDrafts(standIn);
type Page = Awaited<ReturnType<typeof visit>>;
const LEAVE = 'Leave without saving?';

describe('drafts of the user form', () => {
  it('a draft is offered when the same person returns, and can be restored and saved', async () => {
    await typeAndVanish();
    const page = await edit('superadmin', true);
    await screen.findByText(OFFER);
    expect(page.valueOf(/^Last name/)).toBe('Lindqvist');
    await page.press('Restore');
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
    expect(page.valueOf(/^First name/)).toBe('Grace');
    expect(screen.queryByText(OFFER)).toBeNull();
    await page.press('Save');
    await page.banner(/^Changes to .+ have been saved\.$/);
    expect(standIn.requestsOf(`PUT /api/users/${seededUserId(2)}`)[0]!.body.lastName).toBe('Hopper');
    expect(storedDraft()).toBe('');
  });

  it('a draft is deleted when the person discards it', async () => {
    await typeAndVanish();
    const page = await edit('superadmin', true);
    await page.press('Discard');
    expect(storedDraft()).toBe('');
    expect(page.valueOf(/^Last name/)).toBe('Lindqvist');
  });

  it('a draft is not offered to another user', async () => {
    await typeAndVanish();
    await edit('second.superadmin', true);
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  it('a draft never contains a typed password', async () => {
    const page = await edit();
    await page.type('New password', 'Secret123');
    await page.type(/^Last name/, 'Hopper');
    await waitFor(() => expect(storedDraft()).toContain('Hopper'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('Secret123');
  });

  it('a draft is deleted after saving, Escape and Cancel', async () => {
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    await waitFor(() => expect(storedDraft()).toContain('Hopper'));
    await page.press('Save');
    await page.banner(/^Changes to .+ have been saved\.$/);
    await waitFor(() => expect(storedDraft()).toBe(''));
    for (const give of [() => page.person.keyboard('{Escape}'), () => page.press('Cancel')]) {
      await page.press('Edit Grace Hopper');
      await page.type(/^Last name/, 'Murray');
      await waitFor(() => expect(storedDraft()).toContain('Murray'));
      await give();
      await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
      expect(storedDraft()).toBe('');
    }
  });

  it('a draft is deleted even if the form closes before the draft is stored', async () => {
    const page = await edit();
    for (const give of [() => page.person.keyboard('{Escape}'), () => page.press('Cancel')]) {
      changeField(/^Last name/, 'Murray');
      await give();
      await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
      expect(storedDraft()).toBe('');
      await page.press('Edit Grace Lindqvist');
      await screen.findByLabelText(/^Last name/);
      expect(screen.queryByText(OFFER)).toBeNull();
    }
    changeField(/^Last name/, 'Hopper');
    await page.press('Save');
    await page.banner(/^Changes to .+ have been saved\.$/);
    expect(storedDraft()).toBe('');
  });

  it('a draft that cannot be parsed is not offered', async () => {
    await list();
    localStorage.setItem(KEY, '{broken');
    await edit('superadmin', true);
    expect(screen.queryByText(OFFER)).toBeNull();
  });
});

describe('forms that keep no draft', () => {
  const NEW = '/users/new';
  const FIELDS = {
    'First name': 'Ada',
    'Last name': 'King',
    Email: 'ada@map.example',
    Phone: '(555) 010-2030',
  };
  const PASSWORD = 'Initial password';
  const field = (label: string) => new RegExp(`^${label}`);
  const typed = (page: Page) => Object.keys(FIELDS).map(label => page.valueOf(field(label)));
  const fill = () => {
    for (const [label, text] of Object.entries(FIELDS)) changeField(field(label), text);
    changeField(field(PASSWORD), 'Secret123');
  };
  const signIn = async (page: Page, name = 'superadmin') => {
    await page.type('Email', `${name}@map.example`);
    await page.type('Password', DEMO_PASSWORD);
    await page.press('Sign in');
  };
  /** The platform refuses the token when it is saved. */
  const expire = async (page: Page) => {
    fill();
    standIn.fault({ match: 'POST /api/users', status: 401, times: 1 });
    await page.press('Create user');
    await screen.findByRole('heading', { name: 'Sign in' });
  };

  it('the new-user form keeps no draft: it asks before it is left, and is empty afterwards', async () => {
    const page = await visit(standIn, 'superadmin', NEW);
    await page.type(/^First name/, 'Ada');
    await page.follow('Tags');
    within(await page.question(LEAVE)).getByText('Your changes will be lost.');
    await page.answer('Leave');
    await screen.findByRole('heading', { level: 1, name: /^Tags/ });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Ada');
    page.back();
    await screen.findByRole('form', { name: 'New user' });
    expect(page.valueOf(/^First name/)).toBe('');
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  it('the new-user form is filled again, but for its password, when the person signs in after an expired session', async () => {
    const page = await visit(standIn, 'superadmin', NEW);
    await expire(page);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('ada@');
    await signIn(page);
    await waitFor(() => expect(typed(page)).toEqual(Object.values(FIELDS)));
    expect(page.valueOf(field(PASSWORD))).toBe('');
    await page.follow('Tags');
    await page.question(LEAVE);
    await page.answer('Leave');
    await screen.findByRole('heading', { level: 1, name: /^Tags/ });
    page.back();
    await screen.findByRole('form', { name: 'New user' });
    expect(typed(page)).toEqual(['', '', '', '']);
  });

  it('an edit dialog with a list of links is filled again when it is reopened after an expired session', async () => {
    const page = await visit(standIn, 'superadmin', `/application/${applicationId(0)}/info#county`);
    await page.press('Edit county');
    const form = await screen.findByRole('form', { name: 'Edit county' });
    const paths = () => screen.getAllByLabelText<HTMLInputElement>(/^URL/).map(({ value }) => value);
    const before = paths();
    changeField(/^County code/, '77');
    await page.person.click(within(form).getByRole('button', { name: /^Add/ }));
    fireEvent.change(screen.getAllByLabelText(/^URL/).at(-1)!, {
      target: { value: 'https://a.example' },
    });
    act(() => session.end('expired'));
    await screen.findByRole('heading', { name: 'Sign in' });
    await signIn(page);
    await page.press('Edit county');
    await waitFor(() => expect(paths()).toEqual([...before, 'https://a.example']));
    expect(page.valueOf(/^County code/)).toBe('77');
  });

  it('the tag form keeps its typed text when the window becomes narrow', async () => {
    const page = await visit(standIn, 'superadmin', '/tags?view=table');
    await page.press('Edit Easements');
    await page.type(/^Name/, 'Easements 2');
    act(() => resizeWindow(390));
    await waitFor(() => expect(page.valueOf(/^Name/)).toBe('Easements 2'));
    await page.press('Cancel');
    await page.press('Actions: Easements');
    await page.person.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await screen.findByRole('form');
    expect(page.valueOf(/^Name/)).toBe('Easements');
  });

  it('the new-user form is not filled again for another user or after signing out', async () => {
    const page = await visit(standIn, 'superadmin', NEW);
    await expire(page);
    await signIn(page, 'second.superadmin');
    await screen.findByRole('form', { name: 'New user' });
    expect(typed(page)).toEqual(['', '', '', '']);
    await page.press('Sign out');
    await screen.findByRole('heading', { name: 'Sign in' });
    await signIn(page);
    await page.follow('Users');
    await page.follow('New user');
    await screen.findByRole('form', { name: 'New user' });
    expect(typed(page)).toEqual(['', '', '', '']);
  });

  it('a draft of the new-user form that an earlier version stored is removed', async () => {
    const draft = `draft:${seededUserId(0)}:user:new`;
    await list();
    localStorage.setItem(draft, JSON.stringify({ time: 1, values: { firstName: 'Ada' } }));
    const page = await visit(standIn, 'superadmin', NEW, { keepStorage: true });
    await screen.findByRole('form', { name: 'New user' });
    await waitFor(() => expect(storedDraft(draft)).toBe(''));
    expect(screen.queryByText(OFFER)).toBeNull();
    expect(page.valueOf(/^First name/)).toBe('');
  });
});

describe('a restored document that another user has saved since', () => {
  const [LARKSPUR, SMALL] = [applicationId(0), applicationId(1)];
  const load = async (label: string, text: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { files: [new File([text], 'new')] } });
  /** The user types and leaves, another user saves, and the user returns and restores the draft. */
  const restored = async (address: string, type: () => Promise<unknown>, theirs: () => Promise<unknown>) => {
    const before = await visit(standIn, 'superadmin', address);
    await before.settled();
    await type();
    await screen.findByText(/^Unsaved changes/);
    closeWindow({ keepStorage: true });
    await theirs();
    const page = await visit(standIn, 'superadmin', address, { keepStorage: true });
    await page.press('Restore');
    return page;
  };

  it('a restored config is merged with the version that another user has saved since', async () => {
    const otherUser = await standIn.as('second.superadmin');
    const stored = `/api/configs/application/${SMALL}`;
    const before = await otherUser.ask<{ appConfig: object }>('GET', stored);
    const page = await restored(
      `/application/${SMALL}/info#configs`,
      () => load('Choose a JSON file', JSON.stringify({ ...before.appConfig, title: 'Mine' })),
      () => otherUser.ask('PUT', stored, { ...before, appConfig: { ...before.appConfig, footer: 'Theirs' } }),
    );
    await page.press('Review and save');
    await page.dialog('Merge changes to App Config');
    const save = await screen.findByRole('button', { name: 'Save merged version' });
    await waitFor(() => expect(save.getAttribute('aria-disabled')).not.toBe('true'));
    await page.press('Save merged version');
    await page.banner('Config updated successfully');
    expect((await otherUser.ask('GET', stored)).appConfig).toEqual({
      ...before.appConfig,
      title: 'Mine',
      footer: 'Theirs',
    });
  });

  it('the review of a restored daily import warns that another user has saved a newer version', async () => {
    const otherUser = await standIn.as('second.superadmin');
    const stored = `/api/daily-import/client/${LARKSPUR}`;
    const { config } = await otherUser.ask<{ config: string }>('GET', stored);
    const page = await restored(
      `/application/${LARKSPUR}/info#daily-import`,
      () => load('Choose an XML file', config.replace('start="02:15"', 'start="03:00"')),
      () =>
        otherUser.ask('POST', stored, {
          config: config.replace('timeout="120"', 'timeout="90"'),
          backupName: 'Theirs',
          appId: LARKSPUR,
        }),
    );
    await page.type(/^Backup name/, 'Mine');
    await page.press('Review and save');
    expect(
      await within(await page.dialog('Review changes')).findByText(
        /^Someone else saved a newer version after you opened this\./,
      ),
    ).toBeTruthy();
  });

  it('a restored config of a tool asks before it overwrites a newer config', async () => {
    const otherUser = await standIn.as('second.superadmin');
    const stored = `/api/tools/${toolId(11)}`;
    const page = await restored(
      `/tool/${toolId(11)}/info?applications=${LARKSPUR}`,
      () => load('Choose a JSON file', '{"mine": 1}'),
      async () => {
        const tool = await otherUser.ask<{ toolConfigs: { applicationId: string }[] }>('GET', stored);
        const toolConfigs = tool.toolConfigs.map(entry =>
          entry.applicationId === LARKSPUR ? { ...entry, config: { theirs: 2 } } : entry,
        );
        return otherUser.ask('PUT', stored, { ...tool, toolConfigs });
      },
    );
    await page.person.click(
      within(screen.getByRole('group', { name: 'Widget config toolbar' })).getByRole('button', {
        name: 'Save',
      }),
    );
    await page.question('Overwrite newer changes?');
    expect(standIn.calls().filter(call => call.startsWith('PUT'))).toEqual([]);
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId, toolId } from '../../mocks/db/seededIds.ts';
import { lastSessionHint } from '../../src/auth/lastSessionHint.ts';
import { session } from '../../src/auth/session.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, openUrl, resizeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const KEY = `draft:${seededUserId(0)}:user:${seededUserId(2)}`;
type Page = Awaited<ReturnType<typeof visit>>;
const storedDraft = (key = KEY) => localStorage.getItem(key) ?? '';
const OFFER = /^You have unsaved changes from \d\d\/\d\d\/\d{4} /;
const LEAVE = 'Leave without saving?';

const list = async (name = 'superadmin', keepStorage = false) => {
  const page = await visit(standIn, name, '/users?q=map.example&pageSize=12', { keepStorage });
  await page.settled();
  return page;
};
const edit = async (name?: string, keepStorage?: boolean) => {
  const page = await list(name, keepStorage);
  await page.press('Edit Grace Lindqvist');
  await screen.findByRole('form', { name: 'Edit Grace Lindqvist' });
  return page;
};
/** The user types a last name, and the window is lost. */
const typeAndVanish = async () => {
  const page = await edit();
  await page.type(/^Last name/, 'Hopper');
  await waitFor(() => expect(storedDraft()).toContain('Hopper'));
};

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

describe('signing out with unsaved changes', () => {
  const ASKED = 'Sign out without saving?';
  const typed = async (name?: string) => {
    const page = await edit(name);
    await page.type(/^Last name/, 'Hopper');
    return page;
  };
  const signedOut = () => screen.findByRole('heading', { name: 'Sign in' });

  it('signing out with unsaved changes asks first, and Stay keeps the form and its draft', async () => {
    const page = await typed();
    await page.press('Sign out');
    await page.question(ASKED);
    screen.getByText('Your unsaved changes will be removed from this device.');
    await page.answer('Stay');
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
    await waitFor(() => expect(storedDraft()).toContain('Hopper'));
  });

  it('signing out removes all drafts of this person, and none of another user', async () => {
    await typeAndVanish();
    const theirs = `draft:${seededUserId(9)}:user:new`;
    localStorage.setItem(theirs, storedDraft());
    localStorage.setItem(`draft:${seededUserId(0)}:tag:new`, storedDraft());
    const page = await visit(standIn, 'superadmin', '/tags', { keepStorage: true });
    await page.settled();
    await page.press('Sign out');
    await page.answer('Sign out');
    await signedOut();
    expect(Object.keys({ ...localStorage }).filter(key => key.startsWith('draft:'))).toEqual([theirs]);
  });

  it('signing out also removes text that was typed a moment before', async () => {
    const page = await edit();
    changeField(/^Last name/, 'Hopper');
    await page.press('Sign out');
    await page.answer('Sign out');
    await signedOut();
    expect(storedDraft()).toBe('');
  });

  it('signing out from the drawer also asks, even for a form that keeps no draft', async () => {
    const page = await visit(standIn, 'superadmin', '/settings', { width: 390 });
    await page.type(/^Current password/, 'Assessor1');
    await page.press('Menu');
    await page.person.click(within(await page.dialog('Menu')).getByRole('button', { name: 'Sign out' }));
    await page.question(ASKED);
    expect(session.token()).toBeDefined();
    await page.answer('Sign out');
    await signedOut();
  });

  it('signing out also asks about drafts when the console failed to open', async () => {
    await typeAndVanish();
    closeWindow({ keepStorage: true });
    const { token } = await standIn.as('superadmin');
    session.begin(token);
    lastSessionHint.update(token, seededUserId(0), { staff: true });
    standIn.fault({ match: 'GET /api/users/me', status: 500, body: { message: 'No disk' } });
    const page = await openUrl('/users');
    await screen.findByRole('heading', { name: 'No disk' });
    await page.press('Sign out');
    await screen.findByRole('heading', { name: ASKED });
    await page.press('Stay');
    await screen.findByRole('heading', { name: 'No disk' });
    expect(storedDraft()).toContain('Hopper');
    await page.press('Sign out');
    await screen.findByRole('heading', { name: ASKED });
    await page.press('Sign out');
    await signedOut();
    expect(storedDraft()).toBe('');
  });

  it('signing out in another tab removes the draft of this tab', async () => {
    const page = await edit();
    changeField(/^Last name/, 'Hopper');
    const other = new BroadcastChannel('session');
    other.postMessage('signedOut');
    await signedOut();
    other.close();
    expect(storedDraft()).toBe('');
    expect(page.address()).toBe('/login');
  });

  it('signing out does not ask when this person has no unsaved changes', async () => {
    await typeAndVanish();
    const page = await visit(standIn, 'second.superadmin', '/tags', { keepStorage: true });
    await page.settled();
    await page.press('Sign out');
    await signedOut();
    expect(storedDraft()).toContain('Hopper');
  });
});

describe('leaving a form with unsaved changes', () => {
  it('following a link asks before a changed form is left, and Stay keeps the form', async () => {
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    await page.follow('Tags');
    await page.question(LEAVE);
    screen.getByText(
      'Your changes are saved as a draft on this device. You can restore them when you come back.',
    );
    await page.answer('Stay');
    expect(page.address()).toBe('/users?q=map.example&pageSize=12');
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
  });

  it('leaving a changed form keeps its draft, which is offered on return', async () => {
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    await page.follow('Tags');
    await page.question(LEAVE);
    await page.answer('Leave');
    await waitFor(() => expect(page.address()).toBe('/tags'));
    await page.follow('Users');
    await page.settled();
    await edit('superadmin', true);
    await screen.findByText(OFFER);
  });

  it.each([
    ['Back', (page: Awaited<ReturnType<typeof list>>) => page.back()],
    ['another page of the list', (page: Awaited<ReturnType<typeof list>>) => page.choose('Per page', '16')],
    ['a filter', (page: Awaited<ReturnType<typeof list>>) => page.press('Cards')],
  ])('a changed form in the users list asks before %s', async (_, go) => {
    const page = await list();
    await page.press('Last name');
    await waitFor(() => expect(page.address()).toContain('sortBy=lastName'));
    await page.settled();
    await page.press('Edit Grace Lindqvist');
    await page.type(/^Last name/, 'Hopper');
    await go(page);
    await page.question(LEAVE);
    await page.answer('Stay');
    expect(page.address()).toContain('sortBy=lastName');
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
  });

  it('staying in a changed form resets the search to the text in the address, and the next search asks again', async () => {
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    const box = 'Search name or email';
    for (const search of [() => changeField(box, 'okafor'), () => page.type(box, 'okafor{Enter}')]) {
      await search();
      await page.question(LEAVE);
      await page.answer('Stay');
      await waitFor(() => expect(page.valueOf(box)).toBe('map.example'));
      expect(page.address()).toBe('/users?q=map.example&pageSize=12');
      expect(page.valueOf(/^Last name/)).toBe('Hopper');
    }
    changeField(box, 'okafor');
    await page.question(LEAVE);
    await page.answer('Leave');
    await waitFor(() => expect(page.address()).toBe('/users?q=okafor&pageSize=12'));
    await waitFor(() => expect(page.valueOf(box)).toBe('okafor'));
  });

  it('staying in a changed form resets a filter to the value in the address', async () => {
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    await page.press('Filter');
    const count = await screen.findByLabelText<HTMLInputElement>('Top active users');
    fireEvent.change(count, { target: { value: '5' } });
    await page.question(LEAVE);
    await page.answer('Stay');
    await waitFor(() => expect(page.valueOf('Top active users')).toBe(''));
    expect(page.address()).toBe('/users?q=map.example&pageSize=12');
  });

  it('closing the window asks only while the form has changes', async () => {
    const page = await edit();
    const closes = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closes()).toBe(true);
    await page.type(/^Last name/, 'Hopper');
    expect(closes()).toBe(false);
    await page.type(/^Last name/, 'Lindqvist');
    await waitFor(() => expect(closes()).toBe(true));
  });

  it('leaving does not ask when the form is unchanged or saved', async () => {
    const page = await edit();
    await page.follow('Tags');
    await waitFor(() => expect(page.address()).toBe('/tags'));
    const again = await edit();
    await again.type(/^Last name/, 'Hopper');
    await again.press('Save');
    await again.banner(/^Changes to .+ have been saved\.$/);
    await again.follow('Tags');
    await waitFor(() => expect(again.address()).toBe('/tags'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('switching between the tabs of a user page does not ask, and keeps the typed text', async () => {
    const page = await visit(standIn, 'superadmin', `/user/${seededUserId(2)}/info`);
    await page.press('Edit');
    await page.type(/^Last name/, 'Hopper');
    await page.person.click(screen.getByRole('tab', { name: 'Sessions' }));
    await waitFor(() => expect(page.address()).toContain('#sessions'));
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

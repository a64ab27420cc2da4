import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId, roleId } from '../../mocks/db/seededIds.ts';
import { tagId } from '../../mocks/db/seededTags.ts';
import { session } from '../../src/auth/session.ts';
import { startPlatform } from './platform.ts';
import { sockets } from './socket.ts';
import { closeWindow, fakeClock, visit } from './visit.tsx';

const standIn = startPlatform({ live: true });
beforeEach(() => standIn.reset());
afterEach(() => {
  closeWindow();
  sockets.refuse(false);
});

const GRACE = seededUserId(2);
const LIST = 'GET /api/users';

const saveAsOtherUser = async (id: string, changes: object) => {
  const otherUser = await standIn.as('second.superadmin');
  const now = await otherUser.ask('GET', `/api/users/detail/${id}/info`);
  await otherUser.ask('PUT', `/api/users/${id}`, { ...now, ...changes });
};
/** Opens the console at a URL and waits for its socket. */
const connected = async (address: string, name = 'superadmin') => {
  const page = await visit(standIn, name, address);
  await page.settled();
  await waitFor(() => expect(sockets.tokens()).toHaveLength(1));
  return page;
};

describe('the real-time connection', () => {
  it('the real-time connection opens with the session’s token and is closed on signing out', async () => {
    const page = await connected('/users');
    expect(sockets.tokens()).toEqual([session.token()]);
    sockets.goodbyes();
    await page.press('Sign out');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(sockets.tokens()).toEqual([]);
    expect(sockets.goodbyes()).toEqual(['client namespace disconnect']);
  });

  it('the real-time connection only ends its transport when the console is closed with a valid session', async () => {
    await connected('/users');
    sockets.goodbyes();
    cleanup();
    expect(sockets.goodbyes()).toEqual(['transport close']);
    expect(session.token()).toBeDefined();
  });

  it('many changes at once reload a list once', async () => {
    await connected('/users');
    const before = standIn.requestsOf(LIST).length;
    for (let i = 0; i < 20; i++) sockets.emit('users:save', { _id: GRACE });
    await waitFor(() =>
      expect(standIn.requestsOf(LIST).filter(({ answered }) => answered)).toHaveLength(before + 1),
    );
    expect(standIn.requestsOf('GET /api/tags')).toEqual([]);
  });

  it('unknown and incomplete events reload nothing, and an event without ID reloads its list', async () => {
    await connected('/users');
    const before = standIn.calls().length;
    for (const event of ['hello', 'users', 'users:', ':save', 'tags:save']) sockets.emit(event, {});
    sockets.emit('users:remove', {});
    await waitFor(() => expect(standIn.requestsOf(LIST)).toHaveLength(2));
    expect(standIn.calls().slice(before).toSorted()).toEqual([LIST, 'GET /api/users/me']);
  });
});

describe('a lost real-time connection', () => {
  const answered = (call = LIST) => standIn.requestsOf(call).filter(one => one.answered);

  it('the first real-time connection reloads nothing', async () => {
    await connected('/users');
    expect(standIn.calls().toSorted()).toEqual([LIST, 'GET /api/users/me']);
  });

  it('a restored real-time connection reloads the data on the screen', async () => {
    await connected('/users?q=user%40map');
    sockets.lost();
    await saveAsOtherUser(GRACE, { lastName: 'Murray' });
    sockets.found();
    expect(await screen.findByRole('cell', { name: 'Murray' })).toBeTruthy();
  });

  it('a connection that the platform ended is restored after a second, and keeps the typed text', async () => {
    const page = await connected('/users?q=map.example');
    await page.press('Edit Grace Lindqvist');
    await page.type(/^Last name/, 'Hop');
    fakeClock.start();
    const before = answered().length;
    sockets.ended();
    await saveAsOtherUser(seededUserId(1), { lastName: 'Changed' });
    expect(sockets.tokens()).toEqual([]);
    fakeClock.advance(1_000);
    expect(sockets.tokens()).toEqual([session.token()]);
    await screen.findByRole('cell', { name: 'Changed' });
    expect(answered()).toHaveLength(before + 1);
    expect(page.valueOf(/^Last name/)).toBe('Hop');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Last name/));
  });

  it('a refused connection is retried at growing intervals, and no longer once the session has ended', async () => {
    await connected('/users');
    fakeClock.start();
    sockets.refuse(true);
    sockets.ended();
    sockets.attempts();
    fakeClock.advance(60_000);
    const minute = sockets.attempts();
    expect(minute).toBeGreaterThanOrEqual(3);
    expect(minute).toBeLessThanOrEqual(6);
    fakeClock.advance(60_000);
    expect(sockets.attempts()).toBeLessThanOrEqual(2);
    expect(standIn.requestsOf(LIST)).toHaveLength(1);
    sockets.refuse(false);
    for (let second = 0; second < 30 && !sockets.tokens().length; second++) fakeClock.advance(1_000);
    expect(sockets.tokens()).toEqual([session.token()]);
    await waitFor(() => expect(answered()).toHaveLength(2));
    sockets.ended();
    act(() => session.end('signedOut'));
    sockets.attempts();
    fakeClock.advance(120_000);
    expect(sockets.attempts()).toBe(0);
  });

  it('a connection that is ended each time it opens is retried at most six times in a minute', async () => {
    await connected('/users');
    fakeClock.start();
    sockets.attempts();
    for (let second = 0; second < 60; second++) {
      sockets.ended();
      fakeClock.advance(1_000);
    }
    expect(sockets.attempts()).toBeLessThanOrEqual(6);
  });
});

describe('changes of another user', () => {
  it('the users list shows a change of another user', async () => {
    await connected('/users?q=user%40map');
    await saveAsOtherUser(GRACE, { lastName: 'Hopper' });
    expect(await screen.findByRole('cell', { name: 'Hopper' })).toBeTruthy();
  });

  it('the page of a user shows a change of another user', async () => {
    await connected(`/user/${GRACE}/info`);
    await saveAsOtherUser(GRACE, { lastName: 'Hopper', isActive: false });
    await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
    expect(within(screen.getByRole('main')).getByText('Inactive')).toBeTruthy();
  });

  it('the users list removes a user whom another user deletes, and moves the focus to the next link', async () => {
    const page = await connected('/users?q=map.example&pageSize=12');
    const links = within(screen.getByRole('main')).getAllByRole('link');
    const at = links.findIndex(({ textContent }) => textContent === 'Grace');
    act(() => links[at]!.focus());
    await (await standIn.as('second.superadmin')).ask('DELETE', `/api/users/${GRACE}`);
    await screen.findByRole('heading', { name: 'Users 10' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe(links[at + 1]!.textContent));
    expect(page.names()).not.toContain('Grace');
  });

  it('the page of a user reports that another user has deleted the record', async () => {
    await connected(`/user/${GRACE}/info`);
    await (await standIn.as('second.superadmin')).ask('DELETE', `/api/users/${GRACE}`);
    expect(await screen.findByRole('heading', { name: 'User not found' })).toBeTruthy();
  });

  it('the tags list shows a change of another user', async () => {
    await connected('/tags?q=parcels');
    await (
      await standIn.as('second.superadmin')
    ).ask('PUT', '/api/tags', { _id: tagId(0), tagName: 'All parcels', helpInfo: '' });
    expect(await screen.findByRole('link', { name: 'All parcels' })).toBeTruthy();
  });

  it('an untouched form shows the change of another user, and an edited form keeps its text', async () => {
    const page = await connected(`/tag/${tagId(0)}/info`);
    const otherUser = await standIn.as('second.superadmin');
    const rename = (tagName: string) =>
      otherUser.ask('PUT', '/api/tags', { _id: tagId(0), tagName, helpInfo: 'Theirs' });
    await rename('All parcels');
    await waitFor(() =>
      expect([page.valueOf(/^Name/), page.valueOf('Help')]).toEqual(['All parcels', 'Theirs']),
    );
    await page.type('Help', 'Mine');
    await rename('Every parcel');
    await screen.findByRole('heading', { level: 1, name: 'Every parcel' });
    expect([page.valueOf(/^Name/), page.valueOf('Help')]).toEqual(['All parcels', 'Mine']);
  });

  it('losing admin privileges removes the pages of admins from the navigation', async () => {
    await connected('/', 'admin');
    const nav = () =>
      within(screen.getByRole('navigation', { name: 'Main' }))
        .getAllByRole('link')
        .map(link => link.textContent);
    expect(nav()).toContain('Users');
    await (
      await standIn.as('second.superadmin')
    ).ask('PUT', '/api/users/remove/previlege', { _id: seededUserId(1) });
    await waitFor(() => expect(nav()).toEqual(['Home']));
  });
});

describe('what a change reloads', () => {
  const INFO = `GET /api/users/detail/${GRACE}/info`;
  const moment = () => new Promise(done => setTimeout(done, 400));

  it('a change of this user reloads a list once, although the platform announces it too', async () => {
    const page = await connected('/tags?q=parcels');
    const before = standIn.requestsOf('GET /api/tags').length;
    await page.press('Delete Parcels');
    await page.answer('Delete');
    await page.banner(/^The tag .+ has been deleted\.$/);
    await waitFor(() => expect(standIn.requestsOf('GET /api/tags').length).toBeGreaterThan(before));
    await moment();
    expect(standIn.requestsOf('GET /api/tags')).toHaveLength(before + 1);
  });

  it('a change of another record reloads no page of a record, and an event of the resource reloads it', async () => {
    await connected(`/user/${GRACE}/info`);
    sockets.emit('users:save', { _id: seededUserId(7) });
    await moment();
    expect(standIn.requestsOf(INFO)).toHaveLength(1);
    expect(standIn.requestsOf('GET /api/users/me')).toHaveLength(1);
    sockets.emit('user:save', { _id: GRACE });
    await waitFor(() => expect(standIn.requestsOf(INFO)).toHaveLength(2));
  });

  it('a change of a user reloads the users on the page of a role, but not the role or its purposes', async () => {
    await connected(`/role/${roleId(1)}/info`);
    const before = standIn.calls().length;
    sockets.emit('users:save', { _id: GRACE });
    await waitFor(() => expect(standIn.calls().length).toBeGreaterThan(before));
    await moment();
    expect(standIn.calls().slice(before)).toEqual([`GET /api/users/role/${roleId(1)}`]);
  });
});

describe('changes of another user during editing', () => {
  const typing = async () => {
    const page = await connected('/users?q=map.example&pageSize=8');
    await page.press('Edit Grace Lindqvist');
    await page.type(/^Last name/, 'Hop');
    return page;
  };
  const refreshed = async (times = 2) =>
    waitFor(() =>
      expect(standIn.requestsOf(LIST).filter(({ answered }) => answered).length).toBeGreaterThanOrEqual(
        times,
      ),
    );

  it('a change of another user leaves a form, its text and its caret in place', async () => {
    const page = await typing();
    await saveAsOtherUser(GRACE, { lastName: 'Murray', phone: '(555) 010-0002' });
    await saveAsOtherUser(seededUserId(1), { lastName: 'Changed' });
    await screen.findByRole('cell', { name: 'Changed' });
    expect(page.valueOf(/^Last name/)).toBe('Hop');
    expect(page.valueOf('Phone')).toBe('(555) 010-1002');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Last name/));
    await page.person.keyboard('per');
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
  });

  it('a user who moves to another page of the list while being edited keeps the form open', async () => {
    const page = await typing();
    await saveAsOtherUser(GRACE, { firstName: 'Zelda' });
    await refreshed();
    await page.settled();
    await waitFor(() => expect(page.names()).toContain('Sofía'));
    expect(page.valueOf(/^Last name/)).toBe('Hop');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Last name/));
  });

  it('a user who is deleted while being edited keeps the form open, and saving reports the deletion', async () => {
    const page = await typing();
    await (await standIn.as('second.superadmin')).ask('DELETE', `/api/users/${GRACE}`);
    await screen.findByRole('heading', { name: 'Users 10' });
    expect(page.valueOf(/^Last name/)).toBe('Hop');
    await page.press('Save');
    await page.banner('There was an error saving the user. There is no such user');
    expect(page.valueOf(/^Last name/)).toBe('Hop');
  });

  it('the form on the page of a user keeps its text when another user changes or deletes the record', async () => {
    const page = await connected(`/user/${GRACE}/info`);
    await page.press('Edit');
    await page.type(/^Last name/, 'Hop');
    await saveAsOtherUser(GRACE, { phone: '(555) 010-0002' });
    await screen.findByText('(555) 010-0002');
    expect(page.valueOf(/^Last name/)).toBe('Hop');
    await (await standIn.as('second.superadmin')).ask('DELETE', `/api/users/${GRACE}`);
    await waitFor(() =>
      expect(
        standIn.requestsOf(`GET /api/users/detail/${GRACE}/info`).filter(({ answered }) => answered),
      ).toHaveLength(3),
    );
    await page.settled();
    expect(screen.queryByLabelText(/^Last name/)).not.toBeNull();
  });
});

it('the tabs of an application show the new layers and configs of another user', async () => {
  const HARLAN = applicationId(2);
  const { ask } = await standIn.as('second.superadmin');
  await connected(`/application/${HARLAN}/info#application-layers`);
  await screen.findByRole('heading', { name: /^Layers \d+$/ });
  const parcels = () =>
    within(screen.getByRole('region', { name: 'Layers' }))
      .getByRole('rowheader', { name: 'Parcels' })
      .closest('tr')!;
  expect(within(parcels()).queryByRole('button', { name: /^Uses of/ })).toBeNull();
  await ask('POST', `/api/configs/application/${HARLAN}`, {
    resultsLayerConfigs: [{ name: 'Parcels', config: {} }],
  });
  expect(await within(parcels()).findByRole('button', { name: 'Uses of Parcels: 1' })).toBeTruthy();
  await ask('POST', `/api/layers/${HARLAN}`, { name: 'Wells', geometryType: 'Point' });
  expect(await screen.findByRole('rowheader', { name: 'Wells' })).toBeTruthy();
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROLES } from '../../mocks/db/demoNames.ts';
import { applicationId, notificationId, roleId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { sockets } from './socket.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform({ live: true });
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

interface Piece {
  _id: string;
  title: string;
  content?: string;
}
interface Group {
  _id: string;
  notifications: Piece[];
}
const [FIRST, SECOND] = [notificationId(0), notificationId(1)];
const LARKSPUR = applicationId(0);
const asOtherUser = () => standIn.as('second.superadmin');
const group = async (id = FIRST) => (await asOtherUser()).ask<Group>('GET', `/api/notifications/${id}`);
/** Another user changes the notifications of the first group. */
const change = async (merge: (now: Piece[]) => object[]) => {
  const now = await group();
  await (
    await asOtherUser()
  ).ask('PUT', `/api/notifications/${FIRST}`, {
    ...now,
    notifications: merge(now.notifications),
  });
  act(() => sockets.emit('notifications:save', { _id: FIRST }));
};
const deleteGroup = async (id = FIRST) => {
  await (await asOtherUser()).ask('DELETE', `/api/notifications/${id}`);
  act(() => sockets.emit('notifications:remove', { _id: id }));
};
const connected = async (address: string) => {
  const page = await visit(standIn, 'superadmin', address);
  await page.settled();
  await waitFor(() => expect(sockets.tokens()).toHaveLength(1));
  return page;
};
const form = () => screen.findByRole('form', { name: 'Edit notification' });
const title = () => screen.getByLabelText<HTMLInputElement>(/^Title/);
const typeTitle = (text: string) => fireEvent.change(title(), { target: { value: text } });
const titles = () =>
  within(screen.getByRole('navigation', { name: 'Notifications' }))
    .getAllByRole('link')
    .map(link => link.querySelector('span')!.textContent);

describe('the open notification', () => {
  it.each(['/#notifications', `/?newsGroup=${FIRST}#notifications`])(
    'an open notification stays open with its typed text when another user inserts one before it (%s)',
    async address => {
      await connected(address);
      await form();
      typeTitle('Mine');
      await change(now => [{ title: 'Theirs', content: '' }, ...now]);
      await waitFor(() => expect(titles()[0]).toBe('Theirs'));
      expect(title().value).toBe('Mine');
      expect(screen.getByRole('link', { current: true, name: /^Parcels of one owner/ })).toBeTruthy();
    },
  );

  it('an open notification deleted by another user is marked, and its typed text moves to another group', async () => {
    const page = await connected('/#notifications');
    await form();
    typeTitle('Mine');
    await change(now => now.slice(1));
    await screen.findByText(/^This notification was deleted\./);
    expect(title().value).toBe('Mine');
    expect(screen.queryByRole('button', { name: 'Delete notification' })).toBeNull();
    await page.choose('Move to group', SECOND);
    await page.press('Move');
    await page.banner('The notification has been moved.');
    const moved = (await group(SECOND)).notifications.at(-1)!;
    expect(moved.title).toBe('Mine');
    await waitFor(() =>
      expect(page.address()).toBe(`/?newsGroup=${SECOND}&newsItem=${moved._id}#notifications`),
    );
    await waitFor(() => expect(screen.queryByText(/was deleted\./)).toBeNull());
    // The form appears once the target group is loaded.
    await waitFor(() => expect(title().value).toBe('Mine'));
  });

  it('an open notification keeps its typed text if the move fails, and moves at the next press', async () => {
    const page = await connected('/#notifications');
    await form();
    typeTitle('Mine');
    await change(now => now.slice(1));
    await screen.findByText(/^This notification was deleted\./);
    standIn.fault({ match: `PUT /api/notifications/${SECOND}`, status: 500, times: 1 });
    await page.choose('Move to group', SECOND);
    await page.press('Move');
    await page.banner(/^There was an error saving the data/);
    expect(title().value).toBe('Mine');
    await page.press('Move');
    await page.banner('The notification has been moved.');
    expect((await group(SECOND)).notifications.filter(one => one.title === 'Mine')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(/was deleted\./)).toBeNull());
  });

  it('a link to an unknown notification says that it was not found', async () => {
    await connected(`/?newsGroup=${FIRST}&newsItem=gone#notifications`);
    expect(await screen.findByRole('heading', { name: 'Notification not found' })).toBeTruthy();
  });

  it('deleting the open notification opens the next one', async () => {
    const page = await connected('/#notifications');
    await form();
    await page.press('Delete notification');
    await page.answer('Delete notification');
    await waitFor(() => expect(title().value).toBe('New aerial photos'));
    expect(screen.queryByText(/was deleted\./)).toBeNull();
  });
});

describe('the open group of notifications', () => {
  it('an open group deleted by another user is marked, and its typed notification moves to another group', async () => {
    const page = await connected(`/?newsGroup=${FIRST}#notifications`);
    await form();
    typeTitle('Mine');
    await deleteGroup();
    await screen.findByText(/^This group was deleted\./);
    expect(title().value).toBe('Mine');
    expect(screen.getByText('Deleted', { selector: '.chip' })).toBeTruthy();
    for (const name of ['Publish', 'Unpublish', 'Delete group', 'Edit date', 'Update'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await page.press('Move');
    await page.banner('The notification has been moved.');
    expect((await group(SECOND)).notifications.at(-1)!.title).toBe('Mine');
  });

  it('the title of a new notification in a deleted group moves to another group', async () => {
    const page = await connected('/#notifications');
    await form();
    await page.press('Add notification');
    const adding = await screen.findByRole('form', { name: 'Add notification' });
    fireEvent.change(within(adding).getByLabelText(/^Title/), { target: { value: 'Snow lines' } });
    await deleteGroup();
    await page.person.click(await within(adding).findByRole('button', { name: 'Move' }));
    await page.banner('The notification has been moved.');
    expect((await group(SECOND)).notifications.at(-1)!.title).toBe('Snow lines');
  });

  it('a link to an unknown group says that it was not found', async () => {
    await connected('/?newsGroup=gone#notifications');
    await screen.findByRole('heading', { name: 'Group not found' });
    expect(screen.queryByRole('form', { name: 'Edit notification' })).toBeNull();
  });

  it('deleting the open group opens the next one', async () => {
    const page = await connected(`/?newsGroup=${FIRST}#notifications`);
    await form();
    await page.press('Delete group');
    await page.answer('Delete group');
    await page.banner('Deleted notification group');
    expect(screen.queryByText(/was deleted\./)).toBeNull();
    await waitFor(() => expect(page.address()).toBe('/#notifications'));
    await form();
    expect(screen.queryByText(/was deleted\./)).toBeNull();
  });
});

describe('the open part of an application', () => {
  const at = (tab: string, search = '') => `/application/${LARKSPUR}/info${search}#${tab}`;
  const [PLANNER, SEASONAL] = [roleId(6), roleId(ROLES.length - 1)];
  const giveRoles = async (roles: string[]) => {
    await (await asOtherUser()).ask('PUT', `/api/applications/${LARKSPUR}`, { roles });
    act(() => sockets.emit('applications:save', { _id: LARKSPUR }));
  };

  it('an open role that another user removed is reported as not found, and no other role opens', async () => {
    await giveRoles([PLANNER, SEASONAL]);
    await connected(at('tools'));
    await screen.findByRole('region', { name: 'Users' });
    await giveRoles([SEASONAL]);
    await screen.findByRole('heading', { name: 'Role not found in this application' });
    expect(screen.queryByRole('region', { name: 'Users' })).toBeNull();
  });

  it('a link to an unknown department says that it was not found', async () => {
    await connected(at('application-work-orders', '?workDepartment=gone'));
    expect(await screen.findByRole('heading', { name: 'Department not found' })).toBeTruthy();
  });

  it('an open field app that is no longer listed stays open with its typed text', async () => {
    const page = await connected(at('field-apps'));
    await page.press('Edit field app');
    fireEvent.change(await screen.findByLabelText(/^Field app name/), { target: { value: 'Mine' } });
    const [app] = await (await asOtherUser()).ask<{ _id: string }[]>('GET', `/api/field/${LARKSPUR}`);
    standIn.fault({
      match: `GET /api/field/${LARKSPUR}`,
      status: 200,
      body: [{ ...app, _id: 'other', fieldAppName: 'Other' }],
    });
    act(() => sockets.emit('field:save', { _id: 'other' }));
    await screen.findByText(/^This field app was deleted\./);
    expect(page.valueOf(/^Field app name/)).toBe('Mine');
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const GRACE = seededUserId(2);
const SAVE = `PUT /api/users/${GRACE}`;
const grace = async () =>
  (await standIn.as('second.superadmin')).ask('GET', `/api/users/detail/${GRACE}/info`);
const changeGrace = async (fields: object) =>
  (await standIn.as('second.superadmin')).ask('PUT', `/api/users/${GRACE}`, {
    ...(await grace()),
    ...fields,
  });

const edit = async () => {
  const page = await visit(standIn, 'superadmin', '/users?q=map.example&pageSize=12');
  await page.settled();
  await page.press('Edit Grace Lindqvist');
  return page;
};
const rename = async () => {
  const page = await edit();
  await page.type(/^Last name/, 'Hopper');
  await page.press('Save');
  await page.banner('Changes to Grace Hopper have been saved.');
  return page;
};
const undo = () => screen.getByRole('button', { name: 'Undo' });

describe('undoing a change to a user in the list', () => {
  it('Undo restores the changed field of a user, keeps newer changes, and names the user', async () => {
    const page = await rename();
    await changeGrace({ productEmailSubscription: true });
    await page.press('Undo');
    await page.banner('Changes to Grace Lindqvist have been undone.');
    expect(standIn.requestsOf(SAVE).at(-1)!.body).toMatchObject({
      lastName: 'Lindqvist',
      firstName: 'Grace',
      productEmailSubscription: true,
      loginCount: 46,
    });
    expect(await grace()).toMatchObject({ lastName: 'Lindqvist' });
  });

  it('Undo does not overwrite a newer change by another user', async () => {
    const page = await rename();
    await changeGrace({ lastName: 'Murray' });
    const before = standIn.requestsOf(SAVE).length;
    await page.press('Undo');
    await page.banner('Not undone: someone else has changed Grace Murray since.');
    expect(standIn.requestsOf(SAVE)).toHaveLength(before);
  });

  it('Undo sends the fields that the newest reply lacks from the earlier one', async () => {
    const page = await rename();
    const { firstName, lastName, email, __v } = await grace();
    standIn.fault({
      match: 'GET /api/users/detail/*',
      status: 200,
      body: { _id: GRACE, firstName, lastName, email, __v },
    });
    await page.press('Undo');
    await page.banner('Changes to Grace Lindqvist have been undone.');
    const { body } = standIn.requestsOf(SAVE).at(-1)!;
    expect(body).toMatchObject({
      lastName: 'Lindqvist',
      phone: '(555) 010-1002',
      role: 'user',
      loginCount: 46,
    });
    expect(body).toHaveProperty('rolesAssigned');
  });

  it('Undo changes nothing when the platform returns only the ID of the user', async () => {
    const page = await rename();
    standIn.fault({ match: 'GET /api/users/detail/*', status: 200, body: { _id: GRACE } });
    const before = standIn.requestsOf(SAVE).length;
    await page.press('Undo');
    await page.banner(
      'There was an error saving the user. The platform’s response could not be read: it had an unknown format. Try again.',
    );
    expect(standIn.requestsOf(SAVE)).toHaveLength(before);
  });

  it('a change of a password offers no Undo', async () => {
    const page = await edit();
    await page.type('New password', 'Assessor2');
    await page.press('Save');
    await page.banner('Changes to Grace Lindqvist have been saved.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('reaching Undo by keyboard', () => {
  it('Undo is one Tab after the focused button, and Tab continues from there', async () => {
    const page = await rename();
    const button = await screen.findByRole('button', { name: 'Edit Grace Hopper' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    await page.person.tab();
    expect(document.activeElement).toBe(undo());
    await page.person.tab({ shift: true });
    expect(document.activeElement).toBe(button);
    await page.person.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Grace Hopper' }));
  });

  it('Undo does not take the focus out of a popover', async () => {
    const page = await rename();
    await page.press('Filter');
    const filters = within(await page.dialog('Filters'));
    filters.getByRole('button', { name: 'Clear all' }).focus();
    await page.person.tab();
    expect(document.activeElement).toBe(filters.getByRole('button', { name: 'Close' }));
    await page.person.keyboard('{Control>}z{/Control}');
    expect(page.banners()).toContain('Changes to Grace Hopper have been saved.');
  });

  it('Ctrl+Z undoes a change, except in a text field', async () => {
    const page = await rename();
    expect(undo().getAttribute('aria-keyshortcuts')).toContain('Control+Z');
    const search = screen.getByLabelText('Search name or email');
    search.focus();
    fireEvent.keyDown(search, { key: 'z', ctrlKey: true });
    undo();
    search.blur();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await page.banner('Changes to Grace Lindqvist have been undone.');
  });
});

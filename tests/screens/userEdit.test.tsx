import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, fakeClock, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const GRACE = seededUserId(2);
const SAVE = `PUT /api/users/${GRACE}`;
const DELETE = `DELETE /api/users/${GRACE}`;
const saves = () => standIn.requestsOf(SAVE);
const graceNow = async () =>
  (await standIn.as('second.superadmin')).ask('GET', `/api/users/detail/${GRACE}/info`);

const list = async (view = '') => {
  const page = await visit(standIn, 'superadmin', `/users?q=map.example&pageSize=12${view}`);
  await page.settled();
  return page;
};
const edit = async (view = '') => {
  const page = await list(view);
  await page.press('Edit Grace Lindqvist');
  await screen.findByRole('form', { name: 'Edit Grace Lindqvist' });
  return page;
};
const save = (page: Awaited<ReturnType<typeof edit>>) => page.press('Save');
const formIsOpen = () => screen.queryByRole('form', { name: 'Edit Grace Lindqvist' }) !== null;

describe('editing a user in the list', () => {
  it.each(['', '&view=cards'])(
    'the form of a user opens in place with the known values and focuses the first name (%s)',
    async view => {
      const page = await edit(view);
      expect(page.valueOf(/^First name/)).toBe('Grace');
      expect(page.valueOf(/^Last name/)).toBe('Lindqvist');
      expect(page.valueOf(/^Email/)).toBe('user@map.example');
      expect(page.valueOf('Phone')).toBe('(555) 010-1002');
      expect(page.valueOf('New password')).toBe('');
      expect(screen.getByLabelText<HTMLInputElement>('Active').checked).toBe(true);
      expect(document.activeElement).toBe(screen.getByLabelText(/^First name/));
      expect(screen.getAllByRole('form')).toHaveLength(1);
    },
  );

  it.each([
    [/^First name/, ' ', 'First name is required'],
    [/^Last name/, '', 'Last name is required'],
    [/^Email/, '', "What's your email address?"],
    [/^Email/, 'grace@map', "Doesn't look like a valid email."],
    ['Phone', '12345', 'Please enter phone number in the following format (XXX) XXX-XXXX'],
    ['New password', 'Ab', 'Password must be at least 8 characters with an uppercase letter and a digit'],
  ])('the form of a user refuses %s %j with a message, and sends nothing', async (label, text, message) => {
    const page = await edit();
    await page.type(label, text);
    await save(page);
    await waitFor(() => expect(page.errorOf(label)).toBe(message));
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(saves()).toEqual([]);
  });

  it('a user is saved with all fields, unknown ones too, but without an untyped password', async () => {
    const otherUser = await standIn.as('second.superadmin');
    const before = await graceNow();
    await otherUser.ask('PUT', `/api/users/${GRACE}`, { ...before, badge: { no: 7, '<b>': '=1+1' } });
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    await page.type('Phone', '555.010.9999');
    await save(page);
    await page.banner(/^Changes to .+ have been saved\.$/);
    const { body } = saves()[0]!;
    expect(saves()).toHaveLength(1);
    expect(body).toMatchObject({
      _id: GRACE,
      lastName: 'Hopper',
      phone: '(555) 010-9999',
      badge: { no: 7, '<b>': '=1+1' },
      role: 'user',
      provider: 'local',
    });
    for (const name of Object.keys(before)) expect(body).toHaveProperty(name);
    expect(body).not.toHaveProperty('id');
    expect(body).not.toHaveProperty('password');
    expect(await graceNow()).toMatchObject({
      firstName: 'Grace',
      lastName: 'Hopper',
      badge: { no: 7, '<b>': '=1+1' },
    });
    expect(formIsOpen()).toBe(false);
    await screen.findByRole('cell', { name: 'Hopper' });
  });

  it('a user can be saved without a phone number, and as inactive', async () => {
    const page = await edit();
    await page.type('Phone', '');
    await page.person.click(screen.getByLabelText('Active'));
    await save(page);
    await page.banner(/^Changes to .+ have been saved\.$/);
    expect(saves()[0]!.body).toMatchObject({ phone: '', isActive: false });
    const row = (await screen.findByRole('rowheader', { name: 'Inactive: Grace' })).closest('tr')!;
    within(row).getByRole('cell', { name: '–' });
  });

  it('a user with an invalid phone number from before is not sent until it is corrected', async () => {
    const grace = { ...(await graceNow()), phone: '010-1002' };
    standIn.fault({ match: 'GET /api/users', status: 200, body: [grace] });
    standIn.fault({ match: 'GET /api/users/detail/*', status: 200, body: grace });
    const page = await edit();
    await page.type(/^First name/, 'Gracia');
    await save(page);
    await waitFor(() => expect(page.errorOf('Phone')).toMatch(/^Please enter phone number in the following/));
    expect(saves()).toEqual([]);
  });

  it('the form of a user names invisible characters in the email, and removes them when the field is left', async () => {
    const grace = { ...(await graceNow()), email: 'grace@map.example\u200B' };
    standIn.fault({ match: 'GET /api/users', status: 200, body: [grace] });
    standIn.fault({ match: 'GET /api/users/detail/*', status: 200, body: grace });
    const page = await edit();
    screen.getByText('Invisible characters: U+200B. Leave the field to remove them.');
    await page.type(/^First name/, 'Gracia');
    await save(page);
    await waitFor(() => expect(page.errorOf(/^Email/)).toBeTruthy());
    expect(saves()).toEqual([]);
    fireEvent.blur(screen.getByLabelText(/^Email/));
    await waitFor(() => expect(page.valueOf(/^Email/)).toBe('grace@map.example'));
    expect(screen.queryByText(/^Invisible characters/)).toBeNull();
  });

  it('the form of a user accepts a password with eight characters, an uppercase letter and a digit', async () => {
    const page = await edit();
    await page.type('New password', 'Surveyor2');
    await save(page);
    await page.banner(/^Changes to .+ have been saved\.$/);
    expect(saves()[0]!.body).toHaveProperty('password');
    await standIn.as('user', 'Surveyor2');
  });

  it('the form of a user shows the platform’s refusal of a password of seven characters', async () => {
    const page = await edit();
    await page.type('New password', 'Abcdef1');
    await save(page);
    await waitFor(() =>
      expect(page.errorOf('New password')).toBe(
        'Password must be at least 8 characters with an uppercase letter and a digit',
      ),
    );
    expect(saves()).toHaveLength(1);
    expect(page.valueOf('New password')).toBe('Abcdef1');
    expect(page.banners()).toEqual([]);
  });

  it('the form of a user sends one request although Enter is pressed repeatedly', async () => {
    standIn.fault({ match: 'PUT /api/users/*', delayMs: 60_000 });
    const page = await edit();
    await page.type(/^Last name/, 'Hopper{Enter}{Enter}');
    await page.person.keyboard('{Enter}');
    standIn.clearFaults();
    await page.banner(/^Changes to .+ have been saved\.$/);
    expect(saves()).toHaveLength(1);
    expect(page.banners()).toHaveLength(1);
  });

  it('Escape and Cancel discard the edit of a user without a question', async () => {
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    await page.person.keyboard('{Escape}');
    await waitFor(() => expect(formIsOpen()).toBe(false));
    screen.getByRole('cell', { name: 'Lindqvist' });
    await page.press('Edit Grace Lindqvist');
    expect(page.valueOf(/^Last name/)).toBe('Lindqvist');
    await page.press('Cancel');
    expect(formIsOpen()).toBe(false);
    expect(saves()).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('the form of a user checks whether another user has the changed email', async () => {
    const page = await edit();
    await page.type(/^Email/, 'admin@map.example');
    await waitFor(() => expect(page.errorOf(/^Email/)).toBe('The email is already taken'));
    expect(standIn.requestsOf('GET /api/users/email/check').at(-1)!.query).toEqual({
      email: 'admin@map.example',
      id: GRACE,
    });
    await page.type(/^Email/, 'user@map.example');
    await waitFor(() => expect(page.errorOf(/^Email/)).toBeUndefined());
  });

  it.each([400, 422, 500])(
    'the form of a user shows the field errors of a reply with %i until each field is edited',
    async httpStatus => {
      const errors = {
        email: { message: 'This address bounces' },
        phone: 'This phone was rejected',
        password: { message: 'Used before' },
      };
      standIn.fault({ match: 'PUT /api/users/*', status: httpStatus, body: { errors }, times: 1 });
      const page = await edit();
      await page.type(/^Last name/, 'Hopper');
      await save(page);
      await waitFor(() => expect(page.errorOf(/^Email/)).toBe('This address bounces'));
      expect(page.errorOf('Phone')).toBe('This phone was rejected');
      expect(page.errorOf('New password')).toBe('Used before');
      expect(document.activeElement).toBe(screen.getByLabelText(/^Email/));
      expect(page.banners()).toEqual([]);
      await page.person.type(screen.getByLabelText('Phone'), '{Backspace}3');
      await waitFor(() => expect(page.errorOf('Phone')).toBeUndefined());
      expect(page.errorOf(/^Email/)).toBe('This address bounces');
      expect(page.valueOf(/^Last name/)).toBe('Hopper');
      await save(page);
      await page.banner(/^Changes to .+ have been saved\.$/);
    },
  );

  it('the form of a user shows a banner for errors of other fields, beside the error at its own field', async () => {
    standIn.fault({
      match: 'PUT /api/users/*',
      status: 422,
      body: {
        message: 'Validation failed',
        errors: { 'rolesAssigned[0].role': { message: 'Role does not exist' }, lastName: 'Too short' },
      },
      times: 1,
    });
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    await save(page);
    await page.banner('There was an error saving the user. Validation failed. Role does not exist');
    expect([page.valueOf(/^Last name/), page.errorOf(/^Last name/)]).toEqual(['Hopper', 'Too short']);
  });
});

describe('a user that cannot be saved', () => {
  it.each([
    [
      '400 with a sentence',
      { status: 400, body: { message: '<b>No</b>' } },
      'There was an error saving the user. <b>No</b>',
    ],
    ['400 with plain text', { status: 400, body: 'Not now' }, 'There was an error saving the user. Not now'],
    [
      '403',
      { status: 403, body: {} },
      'There was an error saving the user. You are not authorized to do this.',
    ],
    [
      '404',
      { status: 404, body: {} },
      'There was an error saving the user. This no longer exists. It may have been deleted.',
    ],
    [
      '500',
      { status: 500, body: {} },
      'There was an error saving the user. Something went wrong on the platform (500). Try again later. Your changes are kept.',
    ],
    [
      '503 with a page',
      { status: 503, body: '<html><h1>Down</h1></html>' },
      'There was an error saving the user. Something went wrong on the platform (503). Try again later. Your changes are kept.',
    ],
    [
      'a lost connection',
      { drop: true },
      'There was an error saving the user. The connection was lost. Check your connection and try again.',
    ],
  ])(
    'a failed save of a user (%s) is reported, keeps the typed text, and can be repeated',
    async (_, fault, text) => {
      standIn.fault({ match: 'PUT /api/users/*', ...fault, times: 1 });
      const page = await edit();
      await page.type(/^Last name/, 'Hopper');
      await save(page);
      await page.banner(text);
      expect(page.valueOf(/^Last name/)).toBe('Hopper');
      expect(document.querySelector('b')).toBeNull();
      expect(saves()).toHaveLength(1);
      await save(page);
      await page.banner(/^Changes to .+ have been saved\.$/);
      expect(page.banners()).toContain(text);
    },
  );

  it('a save of a user without a reply for twenty seconds is reported, and the typed text stays', async () => {
    standIn.fault({ match: 'PUT /api/users/*', hang: true, times: 1 });
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    fakeClock.start();
    await save(page);
    await waitFor(() => expect(saves()).toHaveLength(1));
    await screen.findByRole('button', { name: 'Saving…' });
    fakeClock.advance(20_000);
    await page.banner(
      'There was an error saving the user. The platform took too long to respond. Try again.',
    );
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
    await screen.findByRole('button', { name: 'Save' });
  });

  it('a save of a user that meets a version conflict is repeated once with the newest version', async () => {
    standIn.fault({ match: 'PUT /api/users/*', status: 409, times: 1 });
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    await save(page);
    await page.banner(/^Changes to .+ have been saved\.$/);
    expect(saves()).toHaveLength(2);
  });

  it('a save of a user that meets a second version conflict is reported, and the typed text stays', async () => {
    standIn.fault({ match: 'PUT /api/users/*', status: 409, times: 2 });
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    await save(page);
    await page.banner(
      'There was an error saving the user. Someone else changed this in the meantime. Check the current version and try again.',
    );
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
    expect(saves()).toHaveLength(2);
  });

  it('saving a user whom another user has deleted is reported, and nothing is sent', async () => {
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    await (await standIn.as('second.superadmin')).ask('DELETE', `/api/users/${GRACE}`);
    await save(page);
    await page.banner(/^There was an error saving the user\. There is no such user$/);
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
    expect(saves()).toEqual([]);
  });
});

describe('deleting a user in the list', () => {
  const ask = async () => {
    const page = await list();
    await page.press('Delete Grace Lindqvist');
    const question = await page.question('Sure to delete ?');
    return { page, question };
  };

  it('deleting a user asks first by name and email, with the focus on Cancel', async () => {
    const { page, question } = await ask();
    within(question).getByText(
      'Grace Lindqvist (user@map.example) will no longer be able to sign in. This cannot be undone.',
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await page.answer('Cancel');
    screen.getByRole('rowheader', { name: 'Active: Grace' });
    expect(standIn.requestsOf(DELETE)).toEqual([]);
  });

  it('Escape in the question about deleting a user deletes nothing', async () => {
    const { page } = await ask();
    await page.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(standIn.requestsOf(DELETE)).toEqual([]);
  });

  it('the question about deleting a user stays open and busy until the platform responds', async () => {
    const { page } = await ask();
    standIn.fault({ match: 'DELETE /api/users/*', delayMs: 60_000 });
    const question = await page.confirm('Delete');
    await within(question).findByText('Please wait…');
    await page.confirm('Delete');
    await page.confirm('Cancel');
    await page.person.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBe(question);
    standIn.clearFaults();
    await page.banner(/^The user .+ has been deleted\.$/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(standIn.requestsOf(DELETE)).toHaveLength(1);
  });

  it('a deleted user disappears from the list once the platform has responded', async () => {
    const { page } = await ask();
    standIn.fault({ match: 'DELETE /api/users/*', delayMs: 60_000 });
    await page.confirm('Delete');
    screen.getByRole('rowheader', { name: 'Active: Grace', hidden: true });
    standIn.clearFaults();
    await page.banner(/^The user .+ has been deleted\.$/);
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Active: Grace' })).toBeNull());
    expect(standIn.requestsOf(DELETE)).toHaveLength(1);
  });

  it.each([
    [
      '400 with a sentence',
      { status: 400, body: { message: 'Has open work orders' } },
      'There was an error deleting the user. Has open work orders',
    ],
    [
      'a lost connection',
      { drop: true },
      'There was an error deleting the user. The connection was lost. Check your connection and try again.',
    ],
  ])('a failed deletion of a user (%s) is reported, and the user stays', async (_, fault, text) => {
    standIn.fault({ match: 'DELETE /api/users/*', ...fault, times: 1 });
    const { page } = await ask();
    await page.answer('Delete');
    await page.banner(text);
    screen.getByRole('rowheader', { name: 'Active: Grace' });
    expect(standIn.requestsOf(DELETE)).toHaveLength(1);
  });

  it('deleting a user whom another user has just deleted is reported, and the list is updated', async () => {
    const { page } = await ask();
    await (await standIn.as('second.superadmin')).ask('DELETE', `/api/users/${GRACE}`);
    await page.answer('Delete');
    await page.banner('There was an error deleting the user. There is no such user');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Active: Grace' })).toBeNull());
  });

  it('deleting is not offered for the signed-in user, nor for a superadmin to an admin', async () => {
    await list();
    expect(screen.queryByRole('button', { name: 'Delete Sofía Reyes' })).toBeNull();
    screen.getByRole('button', { name: 'Delete Naomi Whitfield' });
    const page = await visit(standIn, 'admin', '/users?pageSize=100');
    await page.settled();
    expect(screen.queryByRole('button', { name: 'Delete Daniel Okafor' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Sofía Reyes' })).toBeNull();
  });
});

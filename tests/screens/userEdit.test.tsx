import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { startPlatform } from './platform.ts';
import { fakeClock, leave, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => leave());

const GRACE = seededUserId(2);
const SAVE = `PUT /api/users/${GRACE}`;
const DELETE = `DELETE /api/users/${GRACE}`;
const saves = () => standIn.asked(SAVE);
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

describe('a user edited in the list', () => {
  it.each(['', '&view=cards'])(
    'opens in its place with what is known, the first name ready (%s)',
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
  ])('%s %j is refused with its message, and nothing is sent', async (label, text, message) => {
    const page = await edit();
    await page.type(label, text);
    await save(page);
    await waitFor(() => expect(page.errorOf(label)).toBe(message));
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(saves()).toEqual([]);
  });

  it('is saved whole, with fields the console does not know, and without what was not typed', async () => {
    const naomi = await standIn.as('second.superadmin');
    const before = await graceNow();
    await naomi.ask('PUT', `/api/users/${GRACE}`, { ...before, badge: { no: 7, '<b>': '=1+1' } });
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

  it('may be without a phone, and not active', async () => {
    const page = await edit();
    await page.type('Phone', '');
    await page.person.click(screen.getByLabelText('Active'));
    await save(page);
    await page.banner(/^Changes to .+ have been saved\.$/);
    expect(saves()[0]!.body).toMatchObject({ phone: '', isActive: false });
    const row = (await screen.findByRole('rowheader', { name: 'Inactive: Grace' })).closest('tr')!;
    within(row).getByRole('cell', { name: '–' });
  });

  it('is not sent with a phone of an old form: a note names the field that was invalid before', async () => {
    const grace = { ...(await graceNow()), phone: '010-1002' };
    standIn.fault({ match: 'GET /api/users', status: 200, body: [grace] });
    standIn.fault({ match: 'GET /api/users/detail/*', status: 200, body: grace });
    const page = await edit();
    await page.type(/^First name/, 'Gracia');
    await save(page);
    await waitFor(() => expect(page.errorOf('Phone')).toMatch(/^Please enter phone number in the following/));
    expect(saves()).toEqual([]);
  });

  it('names an invisible character that the email has, and removes it when the field is left', async () => {
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

  it('takes a new password of eight characters, an uppercase letter and a digit', async () => {
    const page = await edit();
    await page.type('New password', 'Surveyor2');
    await save(page);
    await page.banner(/^Changes to .+ have been saved\.$/);
    expect(saves()[0]!.body).toHaveProperty('password');
    await standIn.as('user', 'Surveyor2');
  });

  it("shows the server's word on a password of three to seven characters", async () => {
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

  it('sends one request for Enter pressed twice', async () => {
    standIn.fault({ match: 'PUT /api/users/*', delayMs: 60_000 });
    const page = await edit();
    await page.type(/^Last name/, 'Hopper{Enter}{Enter}');
    await page.person.keyboard('{Enter}');
    standIn.heal();
    await page.banner(/^Changes to .+ have been saved\.$/);
    expect(saves()).toHaveLength(1);
    expect(page.banners()).toHaveLength(1);
  });

  it('is left as it was with Escape and with Cancel', async () => {
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

  it('asks whether a changed email is taken, by somebody else', async () => {
    const page = await edit();
    await page.type(/^Email/, 'admin@map.example');
    await waitFor(() => expect(page.errorOf(/^Email/)).toBe('The email is already taken'));
    expect(standIn.asked('GET /api/users/email/check').at(-1)!.query).toEqual({
      email: 'admin@map.example',
      id: GRACE,
    });
    await page.type(/^Email/, 'user@map.example');
    await waitFor(() => expect(page.errorOf(/^Email/)).toBeUndefined());
  });

  it.each([400, 422, 500])(
    'shows what the server says (%i) under its fields until somebody types again',
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

  it('shows as an alert what belongs to no field, beside what does', async () => {
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

describe('a user who cannot be saved', () => {
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
  ])('is told so (%s), keeps what was typed, and can be saved again', async (_, fault, text) => {
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
  });

  it('is told so when no answer comes in twenty seconds', async () => {
    standIn.fault({ match: 'PUT /api/users/*', hang: true, times: 1 });
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    fakeClock.hold();
    await save(page);
    await waitFor(() => expect(saves()).toHaveLength(1));
    await screen.findByRole('button', { name: 'Saving…' });
    fakeClock.pass(20_000);
    await page.banner(
      'There was an error saving the user. The platform took too long to respond. Try again.',
    );
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
    await screen.findByRole('button', { name: 'Save' });
  });

  it('is tried once more when a version was overtaken, on what is there now', async () => {
    standIn.fault({ match: 'PUT /api/users/*', status: 409, times: 1 });
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    await save(page);
    await page.banner(/^Changes to .+ have been saved\.$/);
    expect(saves()).toHaveLength(2);
  });

  it('is told so when it is overtaken again', async () => {
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

  it('is told so when it was deleted meanwhile', async () => {
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    await (await standIn.as('second.superadmin')).ask('DELETE', `/api/users/${GRACE}`);
    await save(page);
    await page.banner(/^There was an error saving the user\. There is no such user$/);
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
    expect(saves()).toEqual([]);
  });
});

describe('deleting a user', () => {
  const ask = async () => {
    const page = await list();
    await page.press('Delete Grace Lindqvist');
    const question = await page.question('Sure to delete ?');
    return { page, question };
  };

  it('asks first, naming the user, with the safe answer at hand', async () => {
    const { page, question } = await ask();
    within(question).getByText(
      'Grace Lindqvist (user@map.example) will no longer be able to sign in. This cannot be undone.',
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await page.answer('Cancel');
    screen.getByRole('rowheader', { name: 'Active: Grace' });
    expect(standIn.asked(DELETE)).toEqual([]);
  });

  it('is not done by Escape', async () => {
    const { page } = await ask();
    await page.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(standIn.asked(DELETE)).toEqual([]);
  });

  it('keeps its question open and busy until the platform has answered, whatever is pressed', async () => {
    const { page } = await ask();
    standIn.fault({ match: 'DELETE /api/users/*', delayMs: 60_000 });
    const question = await page.confirm('Delete');
    await within(question).findByText('Please wait…');
    await page.confirm('Delete');
    await page.confirm('Cancel');
    await page.person.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBe(question);
    standIn.heal();
    await page.banner(/^The user .+ has been deleted\.$/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(standIn.asked(DELETE)).toHaveLength(1);
  });

  it('removes the user once the platform has, and says so', async () => {
    const { page } = await ask();
    standIn.fault({ match: 'DELETE /api/users/*', delayMs: 60_000 });
    await page.confirm('Delete');
    screen.getByRole('rowheader', { name: 'Active: Grace', hidden: true });
    standIn.heal();
    await page.banner(/^The user .+ has been deleted\.$/);
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Active: Grace' })).toBeNull());
    expect(standIn.asked(DELETE)).toHaveLength(1);
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
  ])('says when it failed (%s), and the user stays', async (_, fault, text) => {
    standIn.fault({ match: 'DELETE /api/users/*', ...fault, times: 1 });
    const { page } = await ask();
    await page.answer('Delete');
    await page.banner(text);
    screen.getByRole('rowheader', { name: 'Active: Grace' });
    expect(standIn.asked(DELETE)).toHaveLength(1);
  });

  it('says that somebody else was first, and shows the list without the user', async () => {
    const { page } = await ask();
    await (await standIn.as('second.superadmin')).ask('DELETE', `/api/users/${GRACE}`);
    await page.answer('Delete');
    await page.banner('There was an error deleting the user. There is no such user');
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Active: Grace' })).toBeNull());
  });

  it('is not offered for oneself, nor for a superadmin to an admin', async () => {
    await list();
    expect(screen.queryByRole('button', { name: 'Delete Sofía Reyes' })).toBeNull();
    screen.getByRole('button', { name: 'Delete Naomi Whitfield' });
    const page = await visit(standIn, 'admin', '/users?pageSize=100');
    await page.settled();
    expect(screen.queryByRole('button', { name: 'Delete Daniel Okafor' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Sofía Reyes' })).toBeNull();
  });
});

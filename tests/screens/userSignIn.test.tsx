import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [SOFIA, GRACE] = [0, 2].map(seededUserId) as [string, string];
const [UNVERIFIED, INACTIVE, GOOGLE] = [6, 7, 8].map(seededUserId) as [string, string, string];
const RESET_LINK = 'POST /api/users/forgot-password-request';
const RESEND = 'POST /api/users/resend-verification-email';

const block = () => screen.getByRole('region', { name: 'Sign-in' });
const openPage = async (id: string, name = 'superadmin') => {
  const page = await visit(standIn, name, `/user/${id}/info`);
  await page.settled();
  return page;
};
const sentence = () => block().querySelector('p')!.textContent.trim();
const facts = () =>
  Object.fromEntries(
    [...block().querySelectorAll('dl > div')].map(row => [
      row.querySelector('dt')!.textContent,
      row.querySelector('dd')!.textContent,
    ]),
  );
const remedies = () =>
  within(block())
    .queryAllByRole('button')
    .map(button => button.textContent);
/** A user for whom the platform returns these fields. */
const replyWithUser = (fields: object) =>
  standIn.fault({
    match: 'GET /api/users/detail/*',
    status: 200,
    body: { _id: GRACE, firstName: 'Ada', lastName: 'King', email: 'ada@map.example', ...fields },
  });

describe('the sign-in panel of a user', () => {
  it('the sign-in panel says in one sentence whether a user can sign in, and lists the facts', async () => {
    const { data } = await (
      await standIn.as('second.superadmin')
    ).ask<{ data: { loginTime: number }[] }>('GET', `/api/sessions/${GRACE}?page=1&pageSize=10`);
    await openPage(GRACE);
    expect(sentence()).toBe('Grace Lindqvist can sign in with email and password. Send reset link');
    expect(Object.keys(facts())).toEqual([
      'Active',
      'Provider',
      'Email verified',
      'First login',
      'Last session',
    ]);
    const day = new Date(data[0]!.loginTime * 1000);
    await waitFor(() =>
      expect(facts()).toMatchObject({
        Active: 'Yes',
        Provider: 'local',
        'Email verified': 'Yes',
        'First login': 'Completed',
      }),
    );
    await waitFor(() => expect(facts()['Last session']).toContain(`/${day.getFullYear()} `));
    expect(remedies()).toEqual(['Send reset link']);
  });

  it('the sign-in panel shows a dash for unknown facts', async () => {
    replyWithUser({});
    standIn.fault({ match: 'GET /api/sessions/*', status: 403 });
    await openPage(GRACE);
    expect(facts()).toEqual({
      Active: 'Yes',
      Provider: '–',
      'Email verified': '–',
      'First login': '–',
      'Last session': '–',
    });
    expect(remedies()).toEqual([]);
  });

  it('the sign-in panel shows the newest session, regardless of the order, even one that has not ended', async () => {
    const at = Date.UTC(2026, 10, 1, 12) / 1000;
    standIn.fault({
      match: 'GET /api/sessions/*',
      status: 200,
      body: [
        { _id: '1', loginTime: at - 999_999, logoutTime: at },
        { _id: '2', loginTime: at, logoutTime: null },
      ],
    });
    await openPage(GRACE);
    await waitFor(() =>
      expect(facts()['Last session']).toMatch(/^1[01]\/\d\d\/2026 \d\d:00, still signed in$/),
    );
  });

  it('the sign-in panel names the provider that a user signs in with, and offers no password reset', async () => {
    await openPage(GOOGLE);
    expect(sentence()).toBe('Mei Tanaka signs in with google and has no password here.');
    expect(remedies()).toEqual([]);
  });
});

describe('the sign-in panel of an inactive account', () => {
  it('an inactive account can be activated in the sign-in panel, and Undo deactivates it again', async () => {
    const page = await openPage(INACTIVE);
    expect(sentence()).toBe('Ian Castellanos cannot sign in because the account is inactive.');
    expect(remedies()).toEqual(['Activate']);
    await page.press('Activate');
    await page.banner('Ian Castellanos can sign in again.');
    const before = await (
      await standIn.as('second.superadmin')
    ).ask('GET', `/api/users/detail/${INACTIVE}/info`);
    expect(before.isActive).toBe(true);
    await waitFor(() =>
      expect(sentence()).toBe('Ian Castellanos can sign in with email and password. Send reset link'),
    );
    expect(document.activeElement).toBe(within(block()).getByRole('heading', { name: 'Sign-in' }));
    await page.press('Undo');
    await page.banner('Changes to Ian Castellanos have been undone.');
    await waitFor(() =>
      expect(sentence()).toBe('Ian Castellanos cannot sign in because the account is inactive.'),
    );
    expect(
      standIn.requestsOf(`PUT /api/users/${INACTIVE}`).map(({ body }) => [body.isActive, body.email]),
    ).toEqual([
      [true, 'inactive@map.example'],
      [false, 'inactive@map.example'],
    ]);
  });

  it('a failed activation of an account is reported, and the account stays inactive', async () => {
    standIn.fault({ match: 'PUT /api/users/{id}', status: 400, body: { message: 'Not now' } });
    const page = await openPage(INACTIVE);
    await page.press('Activate');
    await page.banner('There was an error saving the user. Not now');
    expect(remedies()).toEqual(['Activate']);
  });

  it('activating an account and undoing that save nothing when the record could not be read completely', async () => {
    const torn = () =>
      standIn.fault({ match: 'GET /api/users/detail/*', status: 200, body: { _id: INACTIVE } });
    const refused =
      'There was an error saving the user. The platform’s response could not be read: it had an unknown format. Try again.';
    const saves = () => standIn.calls().filter(call => call.startsWith('PUT '));
    const page = await openPage(INACTIVE);
    torn();
    await page.press('Activate');
    await page.banner(refused);
    expect(saves()).toEqual([]);
    standIn.clearFaults();
    await page.press('Dismiss');
    await page.press('Activate');
    await page.banner('Ian Castellanos can sign in again.');
    torn();
    await page.press('Undo');
    await page.banner(refused);
    expect(saves()).toHaveLength(1);
  });

  it('an admin is advised to ask a superadmin to activate an inactive admin', async () => {
    replyWithUser({ role: 'admin', isActive: false, provider: 'local' });
    await openPage(GRACE, 'admin');
    expect(sentence()).toBe(
      'Ada King cannot sign in because the account is inactive. Ask a superadmin to activate it.',
    );
    expect(remedies()).toEqual([]);
  });
});

describe('a forgotten password in the sign-in panel', () => {
  it('the sign-in panel sends a reset link to the email of the user', async () => {
    const page = await openPage(GRACE);
    await page.press('Send reset link');
    await page.banner('A link to choose a new password has been sent to user@map.example.');
    expect(standIn.requestsOf(RESET_LINK).map(({ body }) => body)).toEqual([{ email: 'user@map.example' }]);
    expect(await standIn.emailedLink('user@map.example')).toContain('/user/change-password/');
  });

  it('a failure to send the reset link is reported', async () => {
    standIn.fault({ match: RESET_LINK, status: 500, body: { message: 'No post today' } });
    const page = await openPage(GRACE);
    await page.press('Send reset link');
    expect(await page.banner('There was an error sending the email. No post today')).toBeTruthy();
  });

  it('a reset link requested too often counts down to the next attempt, without announcing each second', async () => {
    standIn.fault({ match: RESET_LINK, status: 429, headers: { 'Retry-After': '42' } });
    const page = await openPage(GRACE);
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await page.press('Send reset link');
    const first = 'There was an error sending the email. Too many attempts.';
    const heard = await screen.findByText(`${first} Try again in 0:42.`, { ignore: '[aria-hidden]' });
    const visibleTime = () => heard.parentElement!.querySelector('[aria-hidden=true]')!.textContent;
    act(() => void vi.advanceTimersByTime(12_000));
    expect(visibleTime()).toMatch(/ Try again in 0:(29|30)\.$/);
    expect(heard.textContent).toBe(`${first} Try again in 0:42.`);
    act(() => void vi.advanceTimersByTime(30_000));
    await page.banner('There was an error sending the email. You can try again now.');
    expect(heard.isConnected).toBe(false);
  });

  it('the sign-in panel offers no reset link for the own account', async () => {
    await openPage(SOFIA);
    expect(remedies()).toEqual([]);
  });
});

describe('an unverified email in the sign-in panel', () => {
  it('the sign-in panel of the own account can resend the verification email', async () => {
    replyWithUser({ _id: SOFIA, role: 'superadmin', emailVerification: { verified: false } });
    const page = await openPage(SOFIA);
    expect(remedies()).toEqual(['Resend verification email']);
    await page.press('Resend verification email');
    await page.banner('The verification link has been sent.');
    expect(standIn.requestsOf(RESEND).map(({ body }) => body)).toEqual([{}]);
  });

  it('the sign-in panel of another user says that they must request the verification link themselves', async () => {
    await openPage(UNVERIFIED);
    expect(sentence()).toBe(
      'Uma Petersen can sign in with email and password. Send reset linkUsers can get a new verification link only on their own profile page.',
    );
    expect([facts()['Email verified'], remedies()]).toEqual(['No', ['Send reset link']]);
  });
});

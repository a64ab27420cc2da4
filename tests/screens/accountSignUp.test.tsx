import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '../../src/auth/session.ts';
import { visitAccountPage } from './accountVisit.tsx';
import { startPlatform } from './platform.ts';

const standIn = startPlatform();
afterEach(() => session.end('signedOut'));

const fill = async (email: string, phone = '(555) 010-2233', password = 'Secret123') => {
  const page = visitAccountPage('/signup');
  await screen.findByRole('heading', { name: 'Create an account' });
  await page.type('First name', 'Ada');
  await page.type('Last name', 'Byron');
  await page.type('Email', email);
  await page.type('Phone', phone);
  await page.type('Password', password);
  return page;
};
const describedBy = (label: string) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent ?? '');
const isInvalid = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

describe('the sign-up form', () => {
  it('the sign-up form reports each missing field and focuses the first', async () => {
    const page = visitAccountPage('/signup');
    await screen.findByRole('heading', { name: 'Create an account' });
    await page.press('Sign up');
    for (const text of [
      'First name is required',
      'Last name is required',
      "What's your email address?",
      'Please enter phone number in the following format (XXX) XXX-XXXX',
      'Password must be at least 8 characters.',
    ])
      screen.getByText(text);
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
    expect(standIn.calls()).toEqual([]);
  });

  it('the sign-up form creates an account, opens the console and sends a verification email', async () => {
    const page = await fill('ada@alder.example', '555 010 2233');
    await page.press('Sign up');
    await screen.findByRole('heading', { name: 'Hello, Ada' });
    expect(await standIn.emailedLink('ada@alder.example')).toMatch(/^\/user\/email-verify\//);
  });

  it('the sign-up form formats the phone number when the field is left', async () => {
    await fill('shape@alder.example', '555.010.2233');
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('(555) 010-2233');
  });

  it('the sign-up form checks once, when typing stops, whether the email is taken', async () => {
    const page = await fill('superadmin@map.example');
    await screen.findByText('The email is already taken');
    expect(standIn.calls()).toEqual(['GET /api/users/email/check']);
    await page.press('Sign up');
    expect(standIn.calls()).not.toContain('POST /api/users');
    await page.type('Email', 'other@alder.example');
    await waitFor(() => expect(screen.queryByText('The email is already taken')).toBeNull());
  });

  it('the sign-up form ignores a late reply about an earlier email', async () => {
    standIn.fault({
      match: 'GET /api/users/email/check',
      status: 200,
      body: { available: false },
      delayMs: 60_000,
      times: 1,
    });
    const page = await fill('slow@alder.example');
    await waitFor(() => expect(standIn.calls()).toHaveLength(1));
    await page.type('Email', 'quick@alder.example');
    await waitFor(() =>
      expect(standIn.requestLog().map(({ status: httpStatus }) => httpStatus)).toEqual([200, 200]),
    );
    expect(screen.queryByText('The email is already taken')).toBeNull();
  });

  it('the sign-up form creates an account even if the email check fails', async () => {
    standIn.fault({ match: 'GET /api/users/email/check', status: 500 });
    const page = await fill('free@alder.example');
    await waitFor(() => expect(standIn.calls()).toContain('GET /api/users/email/check'));
    await page.press('Sign up');
    await screen.findByRole('heading', { name: 'Hello, Ada' });
  });

  it.each([400, 422, 500])(
    'the sign-up form shows the field errors of a reply with %i until each field is edited',
    async httpStatus => {
      standIn.fault({
        match: 'POST /api/users',
        status: httpStatus,
        times: 1,
        body: {
          errors: {
            phone: { message: 'No such area' },
            password: 'Too common',
            email: { message: 'Not <b>yours</b>' },
          },
        },
      });
      const page = await fill(`fields${httpStatus}@alder.example`);
      await page.press('Sign up');
      await waitFor(() => expect(describedBy('Phone')).toContain('No such area'));
      expect(describedBy('Password')).toContain('Too common');
      expect(describedBy('Email')).toContain('Not <b>yours</b>');
      expect(document.activeElement).toBe(screen.getByLabelText('Email'));
      expect(screen.queryByRole('alert')).toBeNull();
      await page.person.type(screen.getByLabelText('Phone'), '4');
      expect(isInvalid('Phone')).toBe(false);
      expect(isInvalid('Password')).toBe(true);
      expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada');
    },
  );

  it('the sign-up form shows an alert for an error that belongs to no field', async () => {
    standIn.fault({
      match: 'POST /api/users',
      status: 422,
      times: 1,
      body: { errors: { plan: 'No plan left' } },
    });
    const page = await fill('plan@alder.example');
    await page.press('Sign up');
    expect((await screen.findByRole('alert')).textContent).toBe('No plan left');
  });

  it('the sign-up form waits as long as the platform asks, and counts down', async () => {
    standIn.fault({ match: 'POST /api/users', status: 429, headers: { 'Retry-After': '42' } });
    const page = await fill('often@alder.example');
    await page.press('Sign up');
    await screen.findByText('Too many attempts. Try again in 0:42.', { ignore: '[aria-hidden]' });
    expect(
      ['Sign up', 'Retry'].map(name => screen.getByRole('button', { name }).getAttribute('aria-disabled')),
    ).toEqual(['true', 'true']);
    await screen.findByText(/^Too many attempts\. Try again in 0:(41|40|39)\.$/);
    await page.press('Sign up');
    expect(standIn.calls().filter(line => line === 'POST /api/users')).toHaveLength(1);
  });

  it('the sign-up form reports that the email could not be sent before it opens the console', async () => {
    standIn.mailFails();
    const page = await fill('mail@alder.example');
    await page.press('Sign up');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be sent');
    await page.press('Continue to the console');
    await screen.findByRole('heading', { name: 'Hello, Ada' });
  });

  it('the sign-up form points to the inbox when the reply contains no token', async () => {
    standIn.fault({ match: 'POST /api/users', status: 201, body: {}, times: 1 });
    const page = await fill('inbox@alder.example');
    await page.press('Sign up');
    await screen.findByText(/Check your inbox at inbox@alder.example/);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await page.follow('Back to sign-in');
    expect(page.address()).toBe('/login');
  });

  it('the sign-up form finds the new account after a lost reply, and does not send it again', async () => {
    standIn.fault({ match: 'POST /api/users', drop: true, times: 1 });
    const page = await fill('lost@alder.example');
    await waitFor(() => expect(standIn.calls()).toContain('GET /api/users/email/check'));
    await page.press('Sign up');
    expect((await screen.findByRole('alert')).textContent).toContain('The connection was lost.');
    standIn.fault({ match: 'POST /api/users', drop: true, times: 1 });
    standIn.fault({ match: 'GET /api/users/email/check', status: 200, body: { available: false }, times: 1 });
    await page.press('Retry');
    await screen.findByText(/an account for lost@alder.example now exists/);
    expect(standIn.calls().filter(line => line === 'POST /api/users')).toHaveLength(2);
  });

  it('the sign-up form lists the requirements of a password before the strength meter', async () => {
    await fill('needs@alder.example', '(555) 010-2233', 'Secret');
    const list = screen.getByRole('list', { name: 'The password needs' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['at least 8 characters: missing', 'one uppercase letter: met', 'one digit: missing']);
    expect(
      list.compareDocumentPosition(screen.getByRole('meter')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it('the sign-up form rates the password in steps of ten points', async () => {
    const page = await fill('rate@alder.example', '(555) 010-2233', 'secret');
    const meter = screen.getByRole('meter', { name: 'Password strength' });
    for (const [text, points] of [
      ['secret', 0],
      ['Secret', 10],
      ['Secret1', 20],
      ['Secret1!', 30],
      ['Secret12!', 40],
    ] as const) {
      await page.type('Password', text);
      expect(meter.getAttribute('aria-valuenow')).toBe(String(points));
      screen.getByText(`${points} of 40 points`);
    }
  });
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../src/auth/session.ts';
import { visitAccountPage } from './accountVisit.tsx';
import { startPlatform } from './platform.ts';

const standIn = startPlatform();
// Resets the limit on emails, which earlier tests have requested.
beforeEach(() => standIn.reset());
afterEach(() => session.end('signedOut'));

const ask = async (email: string) => {
  const page = visitAccountPage('/forgot-password');
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  await page.type('Email', email);
  await page.press('Send reset link');
  return page;
};
const link = async () => {
  await ask('user@map.example');
  await screen.findByRole('heading', { name: 'Check your inbox' });
  cleanup();
  return (await standIn.emailedLink('user@map.example'))!;
};
const choose = async (page: ReturnType<typeof visitAccountPage>, password: string, repeat = password) => {
  await screen.findByLabelText('New password');
  await page.type('New password', password);
  await page.type('Repeat new password', repeat);
  await page.press('Change password');
};

describe('the form for a forgotten password', () => {
  it.each(['user@map.example', 'nobody@map.example'])(
    'the form for a forgotten password shows the same message for %s',
    async email => {
      await ask(email);
      expect((await screen.findByRole('status')).textContent).toBe(
        `If an account exists for ${email}, a reset link has been sent.`,
      );
    },
  );

  it.each([
    ['', "What's your email address?"],
    ['ada@', "Doesn't look like a valid email."],
  ])('the form for a forgotten password requests nothing for %j', async (email, text) => {
    const page = visitAccountPage('/forgot-password');
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    if (email) await page.type('Email', email);
    await page.press('Send reset link');
    screen.getByText(text);
    expect(standIn.calls()).toEqual([]);
  });

  it('the form for a forgotten password waits as long as the platform asks, and counts down', async () => {
    standIn.fault({
      match: 'POST /api/users/forgot-password-request',
      status: 429,
      headers: { 'Retry-After': '42' },
    });
    const page = await ask('user@map.example');
    await screen.findByText('Too many attempts. Try again in 0:42.', { ignore: '[aria-hidden]' });
    expect(
      ['Send reset link', 'Retry'].map(name =>
        screen.getByRole('button', { name }).getAttribute('aria-disabled'),
      ),
    ).toEqual(['true', 'true']);
    await screen.findByText(/^Too many attempts\. Try again in 0:(41|40|39)\.$/);
    await page.press('Send reset link');
    expect(standIn.calls()).toHaveLength(1);
  });

  it('the form for a forgotten password reports a failure, keeps the email, and sends again on Retry', async () => {
    standIn.fault({ match: 'POST /api/users/forgot-password-request', status: 503, times: 1 });
    const page = await ask('user@map.example');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Something went wrong on the platform (503).',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('user@map.example');
    await page.press('Retry');
    await screen.findByRole('heading', { name: 'Check your inbox' });
  });
});

describe('the password reset link', () => {
  it('the password reset form checks repetition and rules, and the new password then signs in', async () => {
    const address = await link();
    const page = visitAccountPage(address);
    await choose(page, 'Renewed123', 'Renewed124');
    screen.getByText('The passwords do not match');
    await choose(page, 'renewed');
    screen.getByText('Password must be at least 8 characters.');
    await choose(page, 'Renewed123');
    await screen.findByText('Password successfully changed.');
    await waitFor(() => expect(page.address()).toBe('/login'));
    await page.type('Email', 'user@map.example');
    await page.type('Password', 'Renewed123');
    await page.press('Sign in');
    await screen.findByRole('heading', { name: 'Hello, Grace' });
  });

  it('the page for a new password lists its requirements before the strength meter', async () => {
    const page = visitAccountPage(await link());
    await screen.findByLabelText('New password');
    await page.type('New password', 'renewed12');
    const list = screen.getByRole('list', { name: 'The password needs' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['at least 8 characters: met', 'one uppercase letter: missing', 'one digit: met']);
    expect(
      list.compareDocumentPosition(screen.getByRole('meter')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it.each(['/user/change-password/unknown', '/user/change-password/%E0%A4%A'])(
    '%s is an invalid reset link and leads to the form for a new one',
    async address => {
      const page = visitAccountPage(address);
      await screen.findByText('The password reset link is invalid or expired...');
      await page.follow('Get a new link');
      expect(page.address()).toBe('/forgot-password');
    },
  );

  it('a password reset link is not called expired when the connection was lost', async () => {
    const address = await link();
    standIn.fault({ match: 'POST /api/users/verify-change-password-token/{token}', drop: true, times: 1 });
    const page = visitAccountPage(address);
    expect((await screen.findByRole('alert')).textContent).toContain('The connection was lost.');
    await page.press('Retry');
    await screen.findByLabelText('New password');
  });

  it('the page for a new password shows the platform’s refusal at the password', async () => {
    const page = visitAccountPage(await link());
    standIn.fault({
      match: 'POST /api/users/change-password/{token}',
      status: 422,
      body: { errors: { password: { message: 'Used before' } } },
      times: 1,
    });
    await choose(page, 'Renewed123');
    await screen.findByText('Used before');
    expect(document.activeElement).toBe(screen.getByLabelText('New password'));
    expect(screen.getByLabelText<HTMLInputElement>('Repeat new password').value).toBe('Renewed123');
  });

  it.each([400, 403, 422, 429, 500, 503])(
    'the page for a new password reports an error when the platform responds with %i without a message',
    async httpStatus => {
      const page = visitAccountPage(await link());
      standIn.fault({ match: 'POST /api/users/change-password/{token}', status: httpStatus, times: 1 });
      await choose(page, 'Renewed123');
      expect((await screen.findByRole('alert')).querySelector('p')!.textContent).toBe(
        'There was an error changing the password',
      );
    },
  );

  it('the page for a new password adds the platform’s message to its own', async () => {
    const page = visitAccountPage(await link());
    standIn.fault({
      match: 'POST /api/users/change-password/{token}',
      status: 500,
      body: { message: 'No disk' },
      times: 1,
    });
    await choose(page, 'Renewed123');
    expect(await screen.findByText('There was an error changing the password. No disk')).toBeTruthy();
  });

  it('the page for a new password checks whether the link was used when the reply was lost', async () => {
    const page = visitAccountPage(await link());
    await screen.findByLabelText('New password');
    standIn.fault({ match: 'POST /api/users/change-password/{token}', drop: true, times: 1 });
    standIn.fault({ match: 'POST /api/users/verify-change-password-token/{token}', status: 410, times: 1 });
    await choose(page, 'Renewed123');
    expect((await screen.findByRole('alert')).textContent).toContain('Your new password may already be set');
  });
});

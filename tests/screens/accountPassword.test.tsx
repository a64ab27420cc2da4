import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../src/auth/session.ts';
import { visitAccountPage } from './accountVisit.tsx';
import { startPlatform } from './platform.ts';

const standIn = startPlatform();
// Nobody is asked to wait for the mails that another test has asked for.
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
  return (await standIn.letter('user@map.example'))!;
};
const choose = async (page: ReturnType<typeof visitAccountPage>, password: string, repeat = password) => {
  await screen.findByLabelText('New password');
  await page.type('New password', password);
  await page.type('Repeat new password', repeat);
  await page.press('Change password');
};

describe('a forgotten password', () => {
  it.each(['user@map.example', 'nobody@map.example'])('gives the same answer for %s', async email => {
    await ask(email);
    expect((await screen.findByRole('status')).textContent).toBe(
      `If an account exists for ${email}, a reset link has been sent.`,
    );
  });

  it.each([
    ['', "What's your email address?"],
    ['ada@', "Doesn't look like a valid email."],
  ])('is not asked about for %j', async (email, text) => {
    const page = visitAccountPage('/forgot-password');
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    if (email) await page.type('Email', email);
    await page.press('Send reset link');
    screen.getByText(text);
    expect(standIn.calls()).toEqual([]);
  });

  it('waits as long as the platform asks for, and counts down', async () => {
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

  it('says when it could not be asked, keeps the email, and tries again', async () => {
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

describe('the reset link', () => {
  it('is checked, and takes a new password once', async () => {
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

  it('says what the new password needs before it rates it', async () => {
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
    '%s is invalid',
    async address => {
      const page = visitAccountPage(address);
      await screen.findByText('The password reset link is invalid or expired...');
      await page.follow('Get a new link');
      expect(page.address()).toBe('/forgot-password');
    },
  );

  it('is not called expired when the connection was lost', async () => {
    const address = await link();
    standIn.fault({ match: 'POST /api/users/verify-change-password-token/{token}', drop: true, times: 1 });
    const page = visitAccountPage(address);
    expect((await screen.findByRole('alert')).textContent).toContain('The connection was lost.');
    await page.press('Retry');
    await screen.findByLabelText('New password');
  });

  it("shows the server's word on the password under it", async () => {
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
    'says so when the platform answers %i without a word',
    async httpStatus => {
      const page = visitAccountPage(await link());
      standIn.fault({ match: 'POST /api/users/change-password/{token}', status: httpStatus, times: 1 });
      await choose(page, 'Renewed123');
      expect((await screen.findByRole('alert')).querySelector('p')!.textContent).toBe(
        'There was an error changing the password',
      );
    },
  );

  it('says so before the platform’s own words', async () => {
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

  it('looks whether it was used when the answer was lost', async () => {
    const page = visitAccountPage(await link());
    await screen.findByLabelText('New password');
    standIn.fault({ match: 'POST /api/users/change-password/{token}', drop: true, times: 1 });
    standIn.fault({ match: 'POST /api/users/verify-change-password-token/{token}', status: 410, times: 1 });
    await choose(page, 'Renewed123');
    expect((await screen.findByRole('alert')).textContent).toContain('Your new password may already be set');
  });
});

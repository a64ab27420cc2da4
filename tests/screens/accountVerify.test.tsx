import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '../../src/auth/session.ts';
import { visitAccountPage } from './accountVisit.tsx';
import { startPlatform } from './platform.ts';

const standIn = startPlatform();
const match = 'GET /api/users/email/verify/{uniqId}';
afterEach(() => session.end('signedOut'));

describe('the verification link', () => {
  it('a verification link signs in and leads to the console', async () => {
    standIn.fault({ match, status: 200, body: { token: 'given' }, delayMs: 20, times: 1 });
    standIn.fault({
      match: 'GET /api/users/me',
      status: 200,
      body: { _id: '1', firstName: 'Uma' },
      times: 1,
    });
    const page = visitAccountPage('/user/email-verify/abc');
    await screen.findByText('Please wait..');
    await screen.findByText('Your email has been validated successfully.');
    expect(session.token()).toBe('given');
    await page.press('Continue to the console');
    await screen.findByRole('heading', { name: 'Hello, Uma' });
    expect(standIn.calls()).toEqual(['GET /api/users/email/verify/***', 'GET /api/users/me']);
  });

  it('a verification link opens the console without a press', async () => {
    standIn.fault({ match, status: 200, body: { token: 'given' }, times: 1 });
    standIn.fault({
      match: 'GET /api/users/me',
      status: 200,
      body: { _id: '1', firstName: 'Uma' },
      times: 1,
    });
    visitAccountPage('/user/email-verify/abc');
    expect(await screen.findByRole('heading', { name: 'Hello, Uma' })).toBeTruthy();
  });

  it.each(['/user/email-verify/unknown', '/user/email-verify/%E0%A4%A'])(
    '%s is reported as an invalid verification link',
    async address => {
      visitAccountPage(address);
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Sorry, the verification link is invalid or expired',
      );
    },
  );

  it('a verification link is checked again on Retry after a lost connection', async () => {
    standIn.fault({ match, drop: true, times: 1 });
    const page = visitAccountPage('/user/email-verify/unknown');
    expect((await screen.findByRole('alert')).textContent).toContain('The connection was lost.');
    await page.press('Retry');
    await screen.findByText('Sorry, the verification link is invalid or expired');
  });
});

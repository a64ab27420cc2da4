import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ownAccount } from '../../src/platform/ownAccount.ts';
import { users, type User } from '../../src/platform/users.ts';
import { callInSession } from './call.ts';
import { visitConsole } from './consoleVisit.tsx';
import { startPlatform } from './platform.ts';

const standIn = startPlatform();
const saves = () => standIn.calls().filter(call => call.startsWith('PUT /api/users/'));
const me = () => callInSession(ownAccount.me, {});

describe('the profile', () => {
  it('the profile shows what is wrong with each field, and sends nothing', async () => {
    const page = await visitConsole('user', '/view/profile');
    await page.type(/^First name/, '');
    await page.type(/^Last name/, ' ');
    await page.type(/^Email/, '');
    await page.type(/^Phone/, '12345');
    await page.press('Save');
    await waitFor(() => expect(page.errorOf(/^First name/)).toBe('First name is required'));
    expect(page.errorOf(/^Last name/)).toBe('Last name is required');
    expect(page.errorOf(/^Email/)).toBe("What's your email address?");
    expect(page.errorOf(/^Phone/)).toBe('Please enter phone number in the following format (XXX) XXX-XXXX');
    await page.type(/^Email/, 'grace@');
    await waitFor(() => expect(page.errorOf(/^Email/)).toBe("Doesn't look like a valid email."));
    expect(saves()).toEqual([]);
  });

  it('the profile is saved once with all fields of the user, and the greeting shows the new name', async () => {
    const page = await visitConsole('user', '/view/profile');
    const before = await me();
    await page.type(/^First name/, 'Ada ');
    await page.type(/^Phone/, '555.010.7788');
    await page.person.click(screen.getByLabelText('Subscribe to product emails'));
    await page.person.dblClick(screen.getByRole('button', { name: 'Save' }));
    await page.banner('Profile Updated Successfully.');
    expect(saves()).toHaveLength(1);
    await waitFor(() => expect(document.querySelector('header')?.textContent).toContain('Hello, Ada'));
    const after = await me();
    expect(after).toMatchObject({
      firstName: 'Ada',
      phone: '(555) 010-7788',
      productEmailSubscription: !before.productEmailSubscription,
    });
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ada');
  });

  it('the profile can be saved a second time without a question about the first', async () => {
    const page = await visitConsole('user', '/view/profile');
    await page.type(/^Last name/, 'Moore');
    await page.press('Save');
    await page.banner('Profile Updated Successfully.');
    await page.type(/^Last name/, 'Moreau');
    await page.press('Save');
    await waitFor(async () => expect((await me()).lastName).toBe('Moreau'));
    expect(screen.queryByText('Overwrite newer changes?')).toBeNull();
  });

  it('the profile shows a refusal of the platform at its field until that field is edited', async () => {
    const page = await visitConsole('user', '/view/profile');
    await page.type(/^Email/, 'admin@map.example');
    await page.press('Save');
    await waitFor(() => expect(page.errorOf(/^Email/)).toBe('The email is already taken'));
    await page.type(/^Email/, 'grace@map.example');
    await waitFor(() => expect(page.errorOf(/^Email/)).toBeUndefined());
    standIn.fault({
      match: 'PUT /api/users/*',
      status: 500,
      body: { errors: { phone: 'The phone was rejected.' } },
      times: 1,
    });
    await page.press('Save');
    await waitFor(() => expect(page.errorOf(/^Phone/)).toBe('The phone was rejected.'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('grace@map.example');
  });

  it('the profile asks before it overwrites a change saved elsewhere', async () => {
    const page = await visitConsole('keeper', '/view/profile');
    const now = await me();
    await page.type(/^Phone/, '(555) 010-0001');
    await callInSession(users.update, {
      path: { id: now._id },
      body: { ...now, phone: '(555) 010-0002' } as User,
    });
    await page.press('Save');
    await screen.findByText('Overwrite newer changes?');
    screen.getByText('(555) 010-0002');
    await page.press('Save mine');
    await page.banner('Profile Updated Successfully.');
    expect((await me()).phone).toBe('(555) 010-0001');
  });
});

describe('an unverified email', () => {
  const NOTICE = /Your email is not verified\. Please check your inbox for verificaion link\./;

  it('the profile of an unverified user can send the verification link again, and shows sending and sent', async () => {
    standIn.fault({ match: 'POST /api/users/resend-verification-email', delayMs: 60_000 });
    const page = await visitConsole('unverified', '/view/profile');
    await screen.findByText(NOTICE);
    await page.press('Resend now');
    await screen.findByRole('button', { name: 'Sending…' });
    standIn.clearFaults();
    await page.press('Sent');
    expect(standIn.calls().filter(call => call.endsWith('/resend-verification-email'))).toHaveLength(1);
  });

  it('the verification link can be requested again after a failure to send it', async () => {
    standIn.mailFails();
    const page = await visitConsole('unverified', '/view/profile');
    await page.press('Resend now');
    await page.banner(/^There was an error sending the email/);
    const again = await screen.findByRole('button', { name: 'Resend now' });
    expect(again.getAttribute('aria-disabled')).toBeNull();
  });

  it('the profile shows the notice about an unverified email once the email was changed', async () => {
    const page = await visitConsole('keeper', '/view/profile');
    expect(screen.queryByText(NOTICE)).toBeNull();
    await page.type(/^Email/, 'walter@map.example');
    await page.press('Save');
    await screen.findByText(NOTICE);
  });
});

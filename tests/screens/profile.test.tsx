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
  it('says what is wrong with each field and sends nothing', async () => {
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

  it('is saved with everything else about the person, and the greeting follows', async () => {
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

  it('can be saved a second time without being asked about the first', async () => {
    const page = await visitConsole('user', '/view/profile');
    await page.type(/^Last name/, 'Moore');
    await page.press('Save');
    await page.banner('Profile Updated Successfully.');
    await page.type(/^Last name/, 'Moreau');
    await page.press('Save');
    await waitFor(async () => expect((await me()).lastName).toBe('Moreau'));
    expect(screen.queryByText('Overwrite newer changes?')).toBeNull();
  });

  it('shows the refusal of the platform under its field until somebody types again', async () => {
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

  it('asks before it replaces what somebody else has changed meanwhile', async () => {
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

describe('an email that is not verified', () => {
  const NOTICE = /Your email is not verified\. Please check your inbox for verificaion link\./;

  it('is told, and the link can be sent again: sending, then sent', async () => {
    standIn.fault({ match: 'POST /api/users/resend-verification-email', delayMs: 60_000 });
    const page = await visitConsole('unverified', '/view/profile');
    await screen.findByText(NOTICE);
    await page.press('Resend now');
    await screen.findByRole('button', { name: 'Sending…' });
    standIn.heal();
    await page.press('Sent');
    expect(standIn.calls().filter(call => call.endsWith('/resend-verification-email'))).toHaveLength(1);
  });

  it('can be asked about again when the mail could not be sent', async () => {
    standIn.mailFails();
    const page = await visitConsole('unverified', '/view/profile');
    await page.press('Resend now');
    await page.banner(/^There was an error sending the email/);
    const again = await screen.findByRole('button', { name: 'Resend now' });
    expect(again.getAttribute('aria-disabled')).toBeNull();
  });

  it('is told once the email was changed, and not before', async () => {
    const page = await visitConsole('keeper', '/view/profile');
    expect(screen.queryByText(NOTICE)).toBeNull();
    await page.type(/^Email/, 'walter@map.example');
    await page.press('Save');
    await screen.findByText(NOTICE);
  });
});

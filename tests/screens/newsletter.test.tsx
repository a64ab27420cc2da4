import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPlatform } from './platform.ts';
import { sentWrites } from './sentWrites.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const writes = () => sentWrites(standIn);
const CENTER = '/#notifications';

describe('the newsletter', () => {
  const people = async () =>
    (await (await standIn.as('superadmin')).ask('GET', '/api/users/news-subscribed')).length as number;
  const panel = () => screen.findByRole('region', { name: 'Newsletter' });
  /** The button that sends the newsletter to all, once its notifications are loaded. */
  const ready = async () => {
    const button = await within(await panel()).findByRole('button', { name: /^Send to \d+ users$/ });
    await waitFor(() => expect(button.matches(':disabled')).toBe(false));
    return button;
  };
  const setting = (content: string) =>
    document.head.insertAdjacentHTML('beforeend', `<meta name="newsletter" content="${content}">`);
  afterEach(() => document.querySelector('meta[name="newsletter"]')?.remove());

  it('the newsletter is switched off by configuration, and still counts its recipients', async () => {
    await visit(standIn, 'superadmin', CENTER);
    const count = await people();
    const button = await within(await panel()).findByRole('button', { name: `Send to ${count} users` });
    expect(button.matches(':disabled')).toBe(true);
    expect((await panel()).textContent).toContain('Sending is turned off in the console’s configuration.');
    expect((await panel()).textContent).toContain('SubjectNews from Map Console');
  });

  it('the newsletter without notifications counts its recipients and cannot be sent', async () => {
    setting('on');
    const { ask } = await standIn.as('superadmin');
    for (const { _id } of (await ask('GET', '/api/notifications')) as { _id: string }[])
      await ask('DELETE', `/api/notifications/${_id}`);
    await visit(standIn, 'superadmin', CENTER);
    await screen.findByText('There are no notifications to send yet.');
    const button = await within(await panel()).findByRole('button', {
      name: `Send to ${await people()} users`,
    });
    expect(button.matches(':disabled')).toBe(true);
  });

  it('a test newsletter is sent to the address of the signed-in user', async () => {
    setting('on');
    const page = await visit(standIn, 'superadmin', CENTER);
    await ready();
    await page.press('Send test');
    await page.banner('Mail sent');
    expect(writes()).toEqual([
      [
        'POST',
        '/api/applications/sendmail',
        {
          subject: 'News from Map Console',
          email: 'superadmin@map.example',
          emailBody: expect.stringMatching(/^Here are the latest updates:\n\nParcels of one owner\n/),
        },
      ],
    ]);
  });

  it('a test newsletter is not sent to an invalid address', async () => {
    setting('on');
    const page = await visit(standIn, 'superadmin', CENTER);
    await ready();
    await page.type('Send test email to', 'nobody at all');
    await page.press('Send test');
    await waitFor(() => expect(page.errorOf('Send test email to')).toBe('Enter a valid email address'));
    expect(writes()).toEqual([]);
  });

  it('Enter in the address sends the test newsletter with the typed intro text', async () => {
    setting('on');
    const page = await visit(standIn, 'superadmin', CENTER);
    await ready();
    await page.type('Intro text', 'Hello');
    await page.type('Send test email to', 'nobody at all');
    await page.person.keyboard('{Enter}');
    await waitFor(() => expect(page.errorOf('Send test email to')).toBe('Enter a valid email address'));
    expect(document.activeElement).toBe(screen.getByLabelText('Send test email to'));
    await page.type('Send test email to', ' ann@map.example ');
    await page.person.keyboard('{Enter}');
    await page.banner('Mail sent');
    expect(writes().map(([, , body]) => body)).toEqual([
      expect.objectContaining({ email: 'ann@map.example', emailBody: expect.stringMatching(/^Hello\n\n/) }),
    ]);
  });

  it('the newsletter is sent to each subscriber in an email of their own, after a question', async () => {
    setting('on');
    const page = await visit(standIn, 'superadmin', CENTER);
    const count = await people();
    await page.person.click(await ready());
    const dialog = await page.dialog(`Send the newsletter to ${count} users?`);
    await page.person.click(within(dialog).getByRole('button', { name: 'Send' }));
    await page.dialog(`${count} emails sent`);
    expect(new Set(writes().map(([, , body]) => (body as { email: string }).email)).size).toBe(count);
  });
});

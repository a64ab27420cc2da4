import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visitConsole } from './consoleVisit.tsx';
import { startPlatform } from './platform.ts';

const standIn = startPlatform();
const RULE = 'Password must be at least 8 characters with an uppercase letter and a digit';
const CHANGE = 'PUT /api/users/';
const changes = () => standIn.calls().filter(call => call.startsWith(CHANGE) && call.endsWith('/password'));
const marksSent = () =>
  standIn.calls().filter(call => call.startsWith(CHANGE) && !call.endsWith('/password'));

type Page = Awaited<ReturnType<typeof visitConsole>>;
const fill = async (page: Page, old: string, next: string, repeat = next) => {
  await page.type(/^Current password/, old);
  await page.type(/^New password/, next);
  await page.type(/^Repeat new password/, repeat);
};
const submit = (page: Page) => page.press('Change password');

describe('changing the own password', () => {
  it('the password form reports missing fields, and sends nothing', async () => {
    const page = await visitConsole('user', '/settings');
    await submit(page);
    await waitFor(() => expect(page.errorOf(/^Current password/)).toBe('Enter your current password'));
    expect(page.errorOf(/^New password/)).toBe(RULE);
    expect(changes()).toEqual([]);
  });

  it('the password form reports passwords that do not match, until one of them is changed', async () => {
    const page = await visitConsole('user', '/settings');
    await fill(page, 'Assessor1', 'Surveyor2', 'Surveyor3');
    await submit(page);
    await waitFor(() => expect(page.errorOf(/^Repeat new password/)).toBe('The passwords do not match'));
    await page.type(/^New password/, 'Surveyor3');
    await waitFor(() => expect(page.errorOf(/^Repeat new password/)).toBeUndefined());
    expect(changes()).toEqual([]);
  });

  it('the password form refuses two characters itself, and shows the platform’s refusal of seven', async () => {
    const page = await visitConsole('user', '/settings');
    await fill(page, 'Assessor1', 'Ab');
    await submit(page);
    await waitFor(() => expect(page.errorOf(/^New password/)).toBe(RULE));
    expect(changes()).toEqual([]);
    await fill(page, 'Assessor1', 'Abcdef1');
    await waitFor(() => expect(page.errorOf(/^New password/)).toBeUndefined());
    await submit(page);
    await waitFor(() => expect(page.errorOf(/^New password/)).toBe(RULE));
    expect(changes()).toHaveLength(1);
    await page.type(/^New password/, 'Abcdef12');
    await waitFor(() => expect(page.errorOf(/^New password/)).toBeUndefined());
  });

  it('the password form lists the requirements of a password, and marks those that are met', async () => {
    await visitConsole('user', '/settings').then(page => page.type(/^New password/, 'surveyor2'));
    const list = screen.getByRole('list', { name: 'The password needs' });
    expect([...list.children].map(item => item.textContent)).toEqual([
      'at least 8 characters: met',
      'one uppercase letter: missing',
      'one digit: met',
    ]);
    expect(list.querySelectorAll('svg path')).toHaveLength(2);
  });

  it('the password form rates the strength of the new password with ten points for each criterion', async () => {
    const page = await visitConsole('user', '/settings');
    await page.type(/^New password/, 'Longer-than-8');
    const meter = screen.getByRole('meter', { name: 'Password strength' });
    expect(meter.getAttribute('aria-valuenow')).toBe('40');
    screen.getByText('40 of 40 points');
  });

  it('a wrong current password is reported at its field, in the platform’s words if there are any', async () => {
    const page = await visitConsole('user', '/settings');
    await fill(page, 'Wrong1234', 'Surveyor2');
    await submit(page);
    await waitFor(() =>
      expect(page.errorOf(/^Current password/)).toBe('The current password is not correct'),
    );
    standIn.fault({ match: 'PUT /api/users/*', status: 403, body: 'Forbidden', times: 1 });
    await page.type(/^Current password/, 'Wrong12345');
    await submit(page);
    await waitFor(() =>
      expect(page.errorOf(/^Current password/)).toBe('The current password is not correct'),
    );
    standIn.fault({
      match: 'PUT /api/users/*',
      status: 403,
      body: { message: 'Twice a day only' },
      times: 1,
    });
    await page.type(/^Current password/, 'Wrong123456');
    await submit(page);
    await waitFor(() => expect(page.errorOf(/^Current password/)).toBe('Twice a day only'));
  });

  it('the password form keeps its text when the reply is lost, and says that the change may be done', async () => {
    standIn.fault({ match: 'PUT /api/users/*', drop: true, times: 1 });
    const page = await visitConsole('user', '/settings');
    await fill(page, 'Assessor1', 'Surveyor2');
    await submit(page);
    await page.banner(
      'There was an error changing the password, but it may already be changed. Try signing in with the new one.',
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('Surveyor2');
    expect(changes()).toHaveLength(1);
  });

  it.each([400, 422, 429, 500, 503])(
    'the password form shows the documented message when the platform responds with %i alone',
    async httpStatus => {
      standIn.fault({ match: 'PUT /api/users/*', status: httpStatus, times: 1 });
      const page = await visitConsole('user', '/settings');
      await fill(page, 'Assessor1', 'Surveyor2');
      await submit(page);
      expect(await page.banner(/^There was an error changing the password\b/)).toBeTruthy();
    },
  );

  it('a double click changes the password once, and the home page opens after two seconds', async () => {
    const page = await visitConsole('admin', '/settings');
    await fill(page, 'Assessor1', 'Surveyor2');
    await page.person.dblClick(screen.getByRole('button', { name: 'Change password' }));
    await page.banner('Password successfully changed.');
    expect(changes()).toHaveLength(1);
    expect(marksSent()).toEqual([]);
    expect(page.address()).toBe('/settings');
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(screen.queryByText('Leave without saving?')).toBeNull();
  });
});

describe('the password form at the first login', () => {
  it('the first login can be skipped without a question about typed text', async () => {
    const page = await visitConsole('first.login', '/settings');
    await screen.findByRole('heading', { level: 1, name: 'Choose your own password' });
    await page.type(/^New password/, 'Half');
    await page.press('Skip');
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(marksSent()).toEqual([]);
  });

  it('changing the password completes the first login, and the console opens', async () => {
    const page = await visitConsole('first.login', '/settings');
    await fill(page, 'Assessor1', 'Surveyor2');
    await submit(page);
    await page.banner('Password successfully changed.');
    await waitFor(() => expect(marksSent()).toHaveLength(1));
    await waitFor(() => expect(page.address()).toBe('/'));
    const again = await visitConsole('first.login', '/', 'Surveyor2');
    expect(again.me.isLoggedinYet).toBe(true);
  });
});

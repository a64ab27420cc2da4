import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pressIn } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const openPage = async (address = '/users?pageSize=12&q=map.example') => {
  const page = await visit(standIn, 'superadmin', address);
  await page.settled();
  return page;
};
const tickAll = () => fireEvent.click(screen.getByLabelText('Select all on this page'));
const tick = (name: string) => fireEvent.click(screen.getByLabelText(`Select ${name}`));
/** Opens the dialog of a bulk action for the selected users. */
const startAction = async (action: string) => {
  pressIn(screen.getByRole('toolbar', { name: 'Selected users', hidden: true }), action);
  return screen.findByRole('dialog', { name: new RegExp(`^${action} .*user`) });
};
const title = (dialog: HTMLElement) => within(dialog).getByRole('heading', { level: 2 }).textContent;
const finished = (dialog: HTMLElement, text: string) => waitFor(() => expect(title(dialog)).toBe(text));
const puts = () => standIn.calls().filter(call => call.startsWith('PUT'));

it('a bulk action interrupted by closing the window sends no further requests, even after reopening', async () => {
  standIn.fault({ match: 'PUT /api/users/*', delayMs: 60_000 });
  await openPage();
  tickAll();
  tick('Sofía Reyes');
  const dialog = await startAction('Deactivate');
  pressIn(dialog, 'Deactivate');
  await waitFor(() => expect(puts()).toHaveLength(4));
  const sent = puts();
  expect(new Set(sent).size).toBe(4);
  closeWindow({ keepStorage: true });
  standIn.clearFaults();
  await openPage();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(puts()).toEqual(sent);
});

it('leaving during a bulk action asks first, and Stay lets it finish', async () => {
  const page = await openPage('/tags');
  await page.follow('Users');
  await screen.findByRole('link', { name: 'Aaron' });
  tickAll();
  const dialog = await startAction('Deactivate');
  standIn.fault({ match: 'PUT /api/users/*', delayMs: 60_000 });
  pressIn(dialog, 'Deactivate');
  await waitFor(() => expect(puts()).toHaveLength(4));
  page.back();
  await page.question('Leave before it finishes?');
  await page.answer('Stay');
  standIn.clearFaults();
  await waitFor(() => expect(title(dialog)).toMatch(/^\d users deactivated$/));
});

it('closing the window asks only while a bulk action runs', async () => {
  standIn.fault({ match: 'GET /api/users/detail/*', hang: true });
  await openPage();
  tick('Uma Petersen');
  const dialog = await startAction('Deactivate');
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  pressIn(dialog, 'Deactivate');
  await waitFor(() => expect(closing()).toBe(true));
  standIn.release();
  await finished(dialog, '1 failed');
  await waitFor(() => expect(closing()).toBe(false));
});

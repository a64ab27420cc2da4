import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { pressIn } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const openPage = async (address: string) => {
  const page = await visit(standIn, 'superadmin', address);
  await page.settled();
  return page;
};
const named = (role: 'button' | 'heading', name: string | RegExp) =>
  waitFor(() => screen.getByRole(role, { name }));
/** Waits until an element has the focus. */
const focused = (role: 'button' | 'heading', name: string | RegExp) =>
  waitFor(async () => {
    const found = await named(role, name);
    if (document.activeElement !== found)
      throw new Error(`the keyboard is on ${document.activeElement?.outerHTML.slice(0, 120)}`);
    return found;
  });

describe('the keyboard focus', () => {
  it('the focus moves to the same button of the next row after a record was deleted', async () => {
    const page = await openPage('/tags?q=pa');
    const names = page.names();
    await page.press(`Delete ${names[0]}`);
    await page.answer('Delete');
    expect(await focused('button', `Delete ${names[1]}`)).toBeTruthy();
  });

  it('the focus moves to a heading after the only record of a list was deleted', async () => {
    const page = await openPage('/tags?q=zoning');
    for (const name of page.names()) {
      await page.press(`Delete ${name}`);
      await page.answer('Delete');
      await waitFor(() => expect(page.names()).not.toContain(name));
    }
    await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[12]$/));
  });

  it('the focus returns to the button that opened a form or a dialog when that closes', async () => {
    const page = await openPage('/tags?q=parcels');
    await page.press('Edit Parcels');
    await screen.findByRole('form');
    await page.person.keyboard('{Escape}');
    expect(await focused('button', 'Edit Parcels')).toBeTruthy();
    await page.press('New tag');
    await page.dialog('New tag');
    await page.press('Cancel');
    expect(await focused('button', 'New tag')).toBeTruthy();
  });

  it('the focus returns to the button of a form in place when that closes', async () => {
    const page = await openPage(`/?organization=${applicationId(0)}`);
    await page.press('Edit');
    await screen.findByRole('form');
    await page.press('Cancel');
    await focused('button', 'Edit');
    closeWindow();
    await openPage('/#notifications');
    await page.press('Add notification');
    await screen.findByRole('form', { name: 'Add notification' });
    await page.person.keyboard('{Escape}');
    expect(await focused('button', 'Add notification')).toBeTruthy();
  });

  it('the focus returns to its earlier element when a banner is dismissed', async () => {
    const page = await openPage('/tags?q=parcels');
    await page.press('Edit Parcels');
    await page.type(/^Name/, 'All parcels{Enter}');
    await page.banner(/has been saved\.$/);
    await focused('button', 'Edit All parcels');
    await page.press('Dismiss');
    expect(await focused('button', 'Edit All parcels')).toBeTruthy();
  });

  it('the focus stays in the page after a saved row moves within the list', async () => {
    const page = await openPage('/tags');
    await page.press('Edit Address Points');
    await page.type(/^Name/, 'Zzz Points{Enter}');
    await page.banner(/has been saved\.$/);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it('the focus moves to the heading of a panel after its last row was removed, and after Undo', async () => {
    const page = await openPage(`/user/${seededUserId(3)}/info`);
    const panel = () => screen.getByRole('region', { name: 'Roles by application' });
    pressIn(panel(), 'Remove Admin, Larkspur County Assessor');
    await page.answer('Remove');
    await waitFor(() => expect(within(panel()).queryByRole('link', { name: 'Admin' })).toBeNull());
    expect(await focused('heading', /^Roles by application/)).toBeTruthy();
    await page.press('Undo');
    await page.banner('Admin in Larkspur County Assessor has been restored.');
    expect(await focused('heading', /^Roles by application/)).toBeTruthy();
  });

  it('the focus stays in the page after a selection is cleared', async () => {
    const page = await openPage('/users?q=map.example&view=table');
    await page.person.click((await screen.findAllByRole('checkbox', { name: /^Select / }))[1]!);
    await page.press('Clear selection');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });
});

import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { roleId } from '../../mocks/db/seededIds.ts';
import { tagId } from '../../mocks/db/seededTags.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const primaryButtons = (container: ParentNode) =>
  [...container.querySelectorAll('.button.primary')].map(button => button.textContent);

describe('filled buttons on pages', () => {
  it.each([
    '/',
    '/users',
    '/users?q=nobody%20at%20all',
    '/users/new',
    `/user/${seededUserId(3)}/info`,
    '/roles',
    `/role/${roleId(1)}/info`,
    '/tags',
    `/tag/${tagId(0)}/info`,
    '/apikeys',
    '/view/profile',
    '/settings',
  ])('the page %s has at most one filled button', async address => {
    const page = await visit(standIn, 'superadmin', address);
    await page.settled();
    expect(primaryButtons(page.main()).length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['/users?q=grace', 'Edit Grace Lindqvist', 'New user'],
    ['/roles?q=assessor', 'Edit Assessor', 'New role'],
    ['/tags?q=parcels', 'Edit Parcels', 'New tag'],
  ])('a list with a record in editing has one filled button (%s)', async (address, edit, only) => {
    const page = await visit(standIn, 'superadmin', address);
    await page.settled();
    await page.press(edit);
    await screen.findByRole('form');
    expect(primaryButtons(page.main())).toEqual([only]);
  });

  it('Retry on a failed list is an outlined button', async () => {
    standIn.fault({ match: 'GET /api/users', status: 500 });
    const page = await visit(standIn, 'superadmin', '/users');
    await screen.findByRole('button', { name: 'Retry' });
    expect(primaryButtons(page.main())).toEqual(['New user']);
  });
});

describe('filled buttons in dialogs', () => {
  it.each([
    ['/tags', 'New tag', 'Create tag'],
    ['/roles', 'New role', 'Create role'],
    ['/roles', 'Clone role', 'Clone role'],
    ['/tags?q=parcels', 'Delete Parcels', 'Delete'],
  ])('a dialog at %s ends with Cancel and its one filled button: %s', async (address, opens, sends) => {
    const page = await visit(standIn, 'superadmin', address);
    await page.settled();
    await page.press(opens);
    const dialog = await screen.findByRole(opens.startsWith('Delete') ? 'alertdialog' : 'dialog');
    const buttons = within(dialog).getAllByRole('button');
    expect(buttons.at(-1)!.textContent).toBe(sends);
    expect(buttons.at(-1)!.className).toContain('primary');
    expect(buttons.at(-2)!.textContent).toBe('Cancel');
    expect(primaryButtons(dialog)).toHaveLength(1);
  });
});

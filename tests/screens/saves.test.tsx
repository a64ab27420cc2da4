import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import type { Fault } from '../../mocks/http/faults.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const GRACE = seededUserId(2);
const READ = 'GET /api/users/detail/{id}/info';
const WRITE = 'PUT /api/users/{id}';
const puts = () => standIn.calls().filter(call => call.startsWith('PUT'));
const change = async (fault: Fault, text = 'Hopper') => {
  const page = await visit(standIn, 'superadmin', '/users?q=user%40map.example');
  await page.settled();
  await page.press('Edit Grace Lindqvist');
  await screen.findByRole('form', { name: 'Edit Grace Lindqvist' });
  changeField(/^Last name/, text);
  standIn.fault(fault);
  await page.press('Save');
  return page;
};
const grace = async () =>
  (await standIn.as('second.superadmin')).ask('GET', `/api/users/detail/${GRACE}/info`);

describe('the request for a record before it is saved', () => {
  it.each<[string, object | unknown[]]>([
    ['a record with only its id', { _id: GRACE }],
    ['a record without its name', { _id: GRACE, lastName: 'Lindqvist', email: 'user@map.example' }],
    [
      'another record',
      { _id: seededUserId(3), firstName: 'Walter', lastName: 'Amari', email: 'keeper@map.example' },
    ],
    ['a list', []],
  ])('nothing is saved when the platform returns %s for the record to be saved', async (_, body) => {
    const page = await change({ match: READ, status: 200, body });
    await page.banner(
      'There was an error saving the user. The platform’s response could not be read: it had an unknown format. Try again.',
    );
    expect(puts()).toEqual([]);
    expect(page.valueOf(/^Last name/)).toBe('Hopper');
  });

  it('a save sends the newest record, with the fields that the newest reply lacks from the earlier one', async () => {
    const { firstName, lastName, email, __v } = await grace();
    await change({
      match: READ,
      status: 200,
      body: { _id: GRACE, firstName, lastName, email, __v, badge: 7 },
    });
    await waitFor(() => expect(puts()).toHaveLength(1));
    const { body } = standIn.requestsOf(`PUT /api/users/${GRACE}`)[0]!;
    expect(body).toMatchObject({
      lastName: 'Hopper',
      badge: 7,
      phone: '(555) 010-1002',
      role: 'user',
      loginCount: 46,
    });
    expect(body).toHaveProperty('rolesAssigned');
  });
});

describe('a save whose reply was lost', () => {
  it.each(['html', 'empty', 'broken', 'wrongShape', 'cut'] as const)(
    'a save whose reply was unreadable is looked up and found done (%s)',
    async answer => {
      const page = await change({ match: WRITE, answer });
      await page.banner('The platform’s response was lost, but your changes have been saved.');
      expect(puts()).toHaveLength(1);
      expect(await grace()).toMatchObject({ lastName: 'Hopper' });
      await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit Grace Lindqvist' })).toBeNull());
    },
  );

  it('a save that did not reach the platform is reported, and can be sent again', async () => {
    const page = await change({ match: WRITE, drop: true, times: 1 });
    await page.banner(
      'There was an error saving the user. The connection was lost. Check your connection and try again.',
    );
    expect(puts()).toHaveLength(1);
    await page.press('Save');
    await page.banner(/^Changes to .+ have been saved\.$/);
    expect(await grace()).toMatchObject({ lastName: 'Hopper' });
  });

  it.each([{ status: 204 }, { status: 200, body: {} }, { status: 200, body: null }])(
    'a save may be confirmed by a reply without content: %j',
    async answer => {
      const page = await change({ match: WRITE, ...answer });
      expect(await page.banner(/^Changes to .+ have been saved\.$/)).toBeTruthy();
    },
  );
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { errorIn, selectChoice } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const LARKSPUR = applicationId(0);
const GRACE = seededUserId(2);
const USERS = `/api/applications/${LARKSPUR}/users`;
const openPage = async (as = 'superadmin', more = '') => {
  const page = await visit(standIn, as, `/application/${LARKSPUR}/info${more}#users`);
  await page.settled();
  return page;
};
const table = () => screen.findByRole('table');
const names = async () =>
  within(await table())
    .getAllByRole('link')
    .map(link => link.textContent);
const writes = () => standIn.calls().filter(call => !call.startsWith('GET'));
const ask = async (method: string, path: string, body?: object) =>
  (await standIn.as('second.superadmin')).ask(method, path, body);
const many = Array.from({ length: 2_000 }, (_, n) => ({
  _id: `u${n}`,
  firstName: 'Ada',
  lastName: `Byron ${String(n).padStart(4, '0')}`,
  email: `${2_000 - n}@map.example`,
}));

describe('the users of an application', () => {
  it('a user of an application is found by five characters, added once, and listed', async () => {
    const page = await openPage();
    await selectChoice(page.main(), 'User', 'Grace Lindqvist', 'lindq');
    await page.press('Add user');
    await page.banner('Grace Lindqvist has been added to Larkspur County Assessor.');
    expect(standIn.requestsOf(`POST ${USERS}`).map(({ body }) => body)).toEqual([{ userId: GRACE }]);
    await page.type(/^Search this list: Users/, 'lindqvist');
    await waitFor(async () => expect(await names()).toEqual(['Grace Lindqvist']));
  });

  it('adding a user to an application needs a chosen user who is not in it yet', async () => {
    await ask('POST', USERS, { userId: GRACE });
    const page = await openPage();
    await page.press('Add user');
    await waitFor(() => expect(errorIn(page.main(), 'User')).toBe('Please select a valid User'));
    await selectChoice(page.main(), 'User', 'Grace Lindqvist', 'lindq');
    await page.press('Add user');
    await waitFor(() => expect(errorIn(page.main(), 'User')).toBe('This user is already added'));
    expect(writes()).toEqual([]);
  });

  it('a refusal to add a user to an application shows the platform’s own words', async () => {
    const page = await openPage();
    await ask('POST', USERS, { userId: GRACE });
    await selectChoice(page.main(), 'User', 'Grace Lindqvist', 'lindq');
    await page.press('Add user');
    await page.banner('Grace Lindqvist is already a user of Larkspur County Assessor.');
    expect(page.banners()).toHaveLength(1);
  });

  it('a user is removed from an application after a question, and Undo adds them again', async () => {
    await ask('POST', USERS, { userId: GRACE });
    const page = await openPage('superadmin', '?userQ=lindqvist');
    await page.press('Remove Grace Lindqvist');
    within(await page.question('Remove Grace Lindqvist from this application?')).getByText(
      /^Grace Lindqvist will no longer be a user of Larkspur County Assessor\./,
    );
    await page.answer('Cancel');
    await page.press('Remove Grace Lindqvist');
    await page.answer('Remove');
    await page.banner('Grace Lindqvist has been removed from Larkspur County Assessor.');
    await page.press('Undo');
    await page.banner('Grace Lindqvist has been added to Larkspur County Assessor.');
    expect(writes()).toEqual([`DELETE ${USERS}/${GRACE}`, `POST ${USERS}`]);
  });

  it('a removed user whose reply was lost is looked up, and not removed twice', async () => {
    await ask('POST', USERS, { userId: GRACE });
    const page = await openPage('superadmin', '?userQ=lindqvist');
    await ask('DELETE', `${USERS}/${GRACE}`);
    standIn.fault({ match: `DELETE ${USERS}/*`, drop: true });
    await page.press('Remove Grace Lindqvist');
    await page.answer('Remove');
    await page.banner('The platform’s response was lost, but your changes have been saved.');
    expect(writes()).toEqual([`DELETE ${USERS}/${GRACE}`]);
  });

  it('the users of an application are paged and sorted by the pressed column, and the address keeps both', async () => {
    standIn.fault({ match: `GET ${USERS}`, status: 200, body: many });
    const page = await openPage('superadmin', '?userPage=3');
    await screen.findByRole('heading', { name: 'Users 2,000' });
    await page.press('Email');
    expect((await names()).slice(0, 2)).toEqual(['Ada Byron 1999', 'Ada Byron 1998']);
    await page.press('Email');
    expect((await names())[0]).toBe('Ada Byron 0000');
    expect(page.address()).toBe(
      `/application/${LARKSPUR}/info?userSortBy=email&userSortDirection=desc#users`,
    );
    expect(screen.getByRole('columnheader', { name: 'Email' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('the emails of the users of an application that match the search are copied from all pages', async () => {
    standIn.fault({ match: `GET ${USERS}`, status: 200, body: many });
    const page = await openPage('superadmin', '?userQ=Byron%2019');
    await waitFor(async () => expect(await names()).toHaveLength(24));
    await page.press('Copy emails');
    await page.banner('100 emails copied');
    expect((await navigator.clipboard.readText()).split(', ')).toHaveLength(100);
  });

  it('users of an application who come as IDs show their name, email and role once these are loaded', async () => {
    standIn.fault({ match: `GET ${USERS}`, status: 200, body: [GRACE, 'u9'], times: 9 });
    const page = await openPage();
    await waitFor(async () => expect(await names()).toEqual(['Grace Lindqvist']));
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(row => row.querySelector('td, th')!.textContent)).toEqual([
      'Grace Lindqvist',
      'Unknown user u9',
    ]);
    within(rows[0]!).getByText('user@map.example');
    await page.press('Remove Unknown user u9');
    await page.question('Remove Unknown user u9 from this application?');
    await page.answer('Cancel');
  });

  it.each(['nunez odegard', 'NÚÑEZ', 'nu\u0301n\u0303ez', 'ødegard'])(
    'users of an application are found by %s in either encoding of the name',
    async typed => {
      const named = ['N\u00fa\u00f1ez', 'Nu\u0301n\u0303ez'].map((firstName, n) => ({
        _id: `n${n}`,
        firstName,
        lastName: 'Ødegård',
        email: `n${n}@map.example`,
      }));
      standIn.fault({ match: `GET ${USERS}`, status: 200, body: [...many.slice(0, 9), ...named] });
      const page = await openPage();
      await page.type(/^Search this list: Users/, typed);
      await waitFor(async () =>
        expect(await names()).toEqual(['N\u00fa\u00f1ez Ødegård', 'Nu\u0301n\u0303ez Ødegård']),
      );
    },
  );

  it('the users tab shows that an application has no users yet', async () => {
    standIn.fault({ match: `GET ${USERS}`, status: 200, body: [] });
    await openPage();
    await screen.findByRole('heading', { name: 'No users yet' });
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the administrators of an application', () => {
  const panel = () => screen.findByRole('region', { name: 'Administrators' });

  it('a superadmin adds an administrator to an application, and is warned if the user is one already', async () => {
    const page = await openPage();
    await selectChoice(await panel(), 'User', 'Grace Lindqvist', 'lindq');
    await page.press('Add administrator');
    await page.banner('Grace Lindqvist now administers Larkspur County Assessor.');
    await within(await panel()).findByRole('link', { name: 'Grace Lindqvist' });
    await selectChoice(await panel(), 'User', 'Grace Lindqvist', 'lindqv');
    await page.press('Add administrator');
    await waitFor(async () =>
      expect(errorIn(await panel(), 'User')).toBe('This user is already an admin in Appliation'),
    );
    expect(standIn.requestsOf('POST /api/applications/add/admin').map(({ body }) => body)).toEqual([
      { adminId: GRACE, _id: LARKSPUR },
    ]);
  });

  it('an administrator is removed from an application after a question, and Undo adds them again', async () => {
    await ask('POST', '/api/applications/add/admin', { adminId: GRACE, _id: LARKSPUR });
    const page = await openPage();
    await page.press('Remove Grace Lindqvist');
    await page.question('Remove Grace Lindqvist as administrator?');
    await page.answer('Remove');
    await page.banner('Grace Lindqvist no longer administers Larkspur County Assessor.');
    await page.press('Undo');
    await page.banner('Grace Lindqvist now administers Larkspur County Assessor.');
    expect(writes()).toEqual([
      `DELETE /api/applications/remove/admin/${LARKSPUR}/${GRACE}`,
      'POST /api/applications/add/admin',
    ]);
  });

  it('an admin sees the administrators of an application, but cannot change them', async () => {
    await openPage('admin');
    expect(within(await panel()).getAllByRole('link').length).toBeGreaterThan(0);
    expect(within(await panel()).queryAllByRole('button')).toEqual([]);
    expect(within(await panel()).queryByRole('combobox')).toBeNull();
  });

  it('administrators who come as bare IDs are named from the users of the application', async () => {
    await ask('POST', USERS, { userId: GRACE });
    await ask('POST', '/api/applications/add/admin', { adminId: GRACE, _id: LARKSPUR });
    standIn.refs('ids');
    await openPage();
    expect(
      (await within(await panel()).findByRole('link', { name: 'Grace Lindqvist' })).getAttribute('href'),
    ).toBe(`/user/${GRACE}/info`);
  });
});

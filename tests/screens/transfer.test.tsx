import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { pressIn } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { transferRows, waitForContents } from './transferRows.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [GRACE, WALTER, MEI, FELIX] = [2, 3, 8, 9].map(seededUserId) as [string, string, string, string];
const preview = (id: string) => `POST /api/users/transfer-from-v4-get-details/${id}`;
const confirmCall = (id: string) => `POST /api/users/transfer-from-v4/${id}`;
const openPage = async (id = GRACE, name = 'superadmin') => {
  const page = await visit(standIn, name, `/user/${id}/info`);
  await page.settled();
  return page;
};
const popup = async (id = GRACE) => {
  const page = await openPage(id);
  await page.press('Transfer from V4');
  return { page, dialog: await page.dialog('Transfer from V4') };
};

describe('the transfer of a user from V4', () => {
  it('the transfer previews roles and subscriptions, sends one confirmation, and is not offered again', async () => {
    const { page, dialog } = await popup();
    await waitForContents(dialog);
    within(dialog).getByText('V4 has the following data for Grace Lindqvist.');
    expect(transferRows(dialog)).toEqual([
      ['Larkspur County Assessor', 'Assessor', 'will be added'],
      ['Larkspur County Assessor', 'Legacy Map Reader', 'will be added'],
      ['Cedar Ridge Property Viewer', 'Public', 'will be added'],
      ['Active subscriptions', 'Professional Yearly, Larkspur County Assessor', 'will be added'],
      ['Archived subscriptions', 'Day Pass, Cedar Ridge Property Viewer', 'will be added'],
    ]);
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map(heading => heading.textContent),
    ).toEqual(['Roles', 'Subscriptions']);
    within(dialog).getByText('Grace Lindqvist will get 3 roles and 2 subscriptions.');
    expect(standIn.requestsOf(preview(GRACE))).toHaveLength(1);
    expect(standIn.requestsOf(confirmCall(GRACE))).toEqual([]);
    pressIn(dialog, 'Confirm Transfer');
    pressIn(dialog, 'Confirm Transfer');
    await page.banner('The user details successfully transferred');
    expect(standIn.requestsOf(confirmCall(GRACE))).toHaveLength(1);
    pressIn(await page.dialog('Transfer receipt'), 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Transfer from V4' })).toBeNull());
    await screen.findByText('Legacy Map Reader');
  });

  it('the transfer of a user without data in V4 says that there is nothing to add', async () => {
    const { dialog } = await popup(MEI);
    await waitForContents(dialog);
    expect(transferRows(dialog)).toEqual([]);
    within(dialog).getByText('No roles');
    within(dialog).getByText('No subscriptions');
    within(dialog).getByText('Nothing new to add. Mei Tanaka will be marked as transferred.');
  });

  it('the transfer is left with Cancel, and its preview is loaded again each time', async () => {
    const { page, dialog } = await popup();
    await waitForContents(dialog);
    pressIn(dialog, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(standIn.requestsOf(confirmCall(GRACE))).toEqual([]);
    await page.press('Transfer from V4');
    await waitForContents(await page.dialog('Transfer from V4'));
    expect(standIn.requestsOf(preview(GRACE))).toHaveLength(2);
  });

  it('a preview that V4 refuses (400) shows only the sentence of V4', async () => {
    const { dialog } = await popup(WALTER);
    await within(dialog).findByText('There is no user with the email keeper@map.example in V4');
    expect(within(dialog).queryByText('There was an error migrating the data!')).toBeNull();
    expect(within(dialog).queryByText('Confirm Transfer')).toBeNull();
    expect([...dialog.querySelectorAll('button')].map(button => button.textContent).filter(Boolean)).toEqual([
      'Close',
    ]);
  });

  it('a transfer that V4 refuses (400) shows only the sentence of V4', async () => {
    const { page, dialog } = await popup(FELIX);
    await waitForContents(dialog);
    pressIn(dialog, 'Confirm Transfer');
    await page.banner('The subscription in V4 is past due and cannot be transferred');
    expect(screen.getByRole('dialog', { name: 'Transfer from V4' })).toBeTruthy();
  });

  it('a failed preview of the transfer is reported, and loads again on Retry', async () => {
    standIn.fault({
      match: 'POST /api/users/transfer-from-v4-get-details/*',
      status: 500,
      body: { message: 'No disk' },
      times: 2,
    });
    const { dialog } = await popup();
    await within(dialog).findByText('There was an error migrating the data!');
    within(dialog).getByText('No disk');
    pressIn(dialog, 'Copy details');
    expect(await navigator.clipboard.readText()).toMatch(
      new RegExp(`^POST /api/users/transfer-from-v4-get-details/${GRACE}\nStatus: 500\n`),
    );
    expect(within(dialog).queryByText('Confirm Transfer')).toBeNull();
    pressIn(dialog, 'Retry');
    await waitForContents(dialog);
  });

  it.each([
    [
      '403',
      { status: 403, body: {} },
      'There was an error migrating the data! You are not authorized to do this.',
    ],
    [
      'a lost connection',
      { drop: true },
      'There was an error migrating the data! The connection was lost. Check your connection and try again.',
    ],
  ])(
    'a failed transfer (%s) is reported and not sent again, and the preview stays',
    async (_, fault, text) => {
      standIn.fault({ match: 'POST /api/users/transfer-from-v4/*', ...fault, times: 1 });
      const { page, dialog } = await popup();
      await waitForContents(dialog);
      pressIn(dialog, 'Confirm Transfer');
      await page.banner(text);
      expect(standIn.requestsOf(confirmCall(GRACE))).toHaveLength(1);
      expect(transferRows(dialog)).toHaveLength(5);
    },
  );

  it('the preview of a transfer reads missing parts, IDs and plain texts', async () => {
    const body = {
      roles: [{ application: 'a1', roles: ['Reader', { roleName: 'Writer' }] }, { application: null }],
      activeSubscriptions: [{ plan: { name: 'Day Pass' } }, 'Title Company'],
    };
    standIn.fault({ match: 'POST /api/users/transfer-from-v4-get-details/*', status: 200, body });
    const { dialog } = await popup();
    await waitForContents(dialog);
    await within(dialog).findAllByText('a1');
    expect(transferRows(dialog)).toEqual([
      ['Unknown application a1', 'Reader', 'will be added'],
      ['Unknown application a1', 'Writer', 'will be added'],
      ['Active subscriptions', 'Day Pass', 'will be added'],
      ['Active subscriptions', 'Title Company', 'will be added'],
    ]);
  });

  it('the preview of a transfer names plans that come as IDs, and shows the ID of an unknown plan', async () => {
    const { subscriptionPlans } = await (
      await standIn.as('second.superadmin')
    ).ask<{ subscriptionPlans: { _id: string; name: string }[] }>(
      'GET',
      `/api/applications/fullinfo/${applicationId(0)}?expand=subscriptionPlans`,
    );
    const [first, second] = subscriptionPlans;
    standIn.fault({
      match: 'POST /api/users/transfer-from-v4-get-details/*',
      status: 200,
      body: {
        activeSubscriptions: [{ _id: 's1', plan: first!._id }, second!._id],
        archivedSubscriptions: [{ _id: 's2', plan: { _id: 'gone' } }],
      },
    });
    const { dialog } = await popup();
    await waitForContents(dialog);
    await within(dialog).findByText('Unknown plan', { exact: false });
    await waitFor(() =>
      expect(transferRows(dialog)).toEqual([
        ['Active subscriptions', first!.name, 'will be added'],
        ['Active subscriptions', second!.name, 'will be added'],
        ['Archived subscriptions', 'Unknown plan gone', 'will be added'],
      ]),
    );
    pressIn(dialog, 'Copy Unknown plan gone');
    expect(await navigator.clipboard.readText()).toBe('gone');
  });

  it('the preview of a transfer marks and counts what the user already has, by ID or by name', async () => {
    const user = {
      _id: GRACE,
      firstName: 'Grace',
      lastName: 'Lindqvist',
      email: 'user@map.example',
      rolesAssigned: [
        { application: 'a1', role: 'r1', roleName: 'Réader' },
        { application: 'a2', role: { _id: 'r2', roleName: 'Writer' } },
      ],
      subscriptions: {
        activePlans: [{ _id: 's1', application: 'a1', plan: { name: 'Day Pass' } }],
        archivedPlans: [],
      },
    };
    const body = {
      roles: [
        { application: { _id: 'a1', applicationName: 'One' }, roles: ['reader', 'Writer'] },
        { application: { _id: 'a2', applicationName: 'Two' }, roles: [{ _id: 'r2' }] },
      ],
      activeSubscriptions: [
        { _id: 's1', application: 'a1', plan: { name: 'Day Pass' } },
        { _id: 's2', application: 'a1', plan: { name: 'Day Pass' } },
      ],
    };
    standIn.fault({ match: 'GET /api/users/detail/*', status: 200, body: user });
    standIn.fault({ match: 'POST /api/users/transfer-from-v4-get-details/*', status: 200, body });
    const { dialog } = await popup();
    await waitForContents(dialog);
    expect(transferRows(dialog).map(([, , fate]) => fate)).toEqual([
      'already exists',
      'will be added',
      'already exists',
      'already exists',
      'will be added',
    ]);
    within(dialog).getByText('Grace Lindqvist will get 1 role and 1 subscription. 3 items will not change.');
  });

  it('the transfer is not offered for a migrated user, nor to an admin', async () => {
    const { data } = await (
      await standIn.as('second.superadmin')
    ).ask<{ data: { _id: string; migratedFromV4: boolean }[] }>('GET', '/api/users?pageSize=0');
    await openPage(data.find(({ migratedFromV4 }) => migratedFromV4)!._id);
    expect(screen.queryByRole('button', { name: 'Transfer from V4' })).toBeNull();
    await openPage(WALTER, 'admin');
    expect(screen.queryByRole('button', { name: 'Transfer from V4' })).toBeNull();
  });
});

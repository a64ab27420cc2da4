import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { timeZone } from '../../src/ui/timeZone.ts';
import { pressIn } from './choosing.ts';
import { startPlatform, type JsonFields } from './platform.ts';
import { transferRows, waitForContents } from './transferRows.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => {
  vi.restoreAllMocks();
  closeWindow();
});

const [GRACE, MEI] = [2, 8].map(seededUserId) as [string, string];
const READ = `GET /api/users/detail/${GRACE}/info`;
const READS = 'GET /api/users/detail/*';
const CONFIRM = `POST /api/users/transfer-from-v4/${GRACE}`;
const PREVIEW = `POST /api/users/transfer-from-v4-get-details/${GRACE}`;
const CONFIRMS = 'POST /api/users/transfer-from-v4/*';
const DONE = 'The user details successfully transferred';
const UNREAD = 'The user could not be checked, so the result of the transfer is unknown.';
const LOST = /^The platform’s response to the transfer was lost/;

const userPage = (id: string) => `/user/${id}/info`;
/** Opens the page of a user and the preview of the transfer. */
const openPreview = async (id = GRACE) => {
  const page = await visit(standIn, 'superadmin', userPage(id));
  await page.settled();
  await page.press('Transfer from V4');
  const preview = await page.dialog('Transfer from V4');
  await waitForContents(preview);
  return { page, preview };
};
const confirmTransfer = async (id = GRACE) => {
  const { page, preview } = await openPreview(id);
  pressIn(preview, 'Confirm Transfer');
  return { page, receipt: await page.dialog('Transfer receipt') };
};
const markLines = (receipt: HTMLElement) => transferRows(receipt).map(([, name, mark]) => `${name}: ${mark}`);

const larkspur = { _id: applicationId(0), applicationName: 'Larkspur County Assessor' };
/** Another platform, which gives transferred subscriptions IDs of its own, and transfers only a part. */
const transferPart = async (fields: JsonFields = {}) => {
  const { rolesAssigned, subscriptions, ...user } = await (
    await standIn.as('second.superadmin')
  ).ask<{ rolesAssigned: JsonFields[]; subscriptions: { activePlans: JsonFields[] } }>(
    'GET',
    `/api/users/detail/${GRACE}/info`,
  );
  const activePlans = [
    ...subscriptions.activePlans,
    { _id: 'new', application: larkspur._id, plan: { _id: 'p1', name: 'PROFESSIONAL YEARLY' } },
  ];
  const assigned = { application: larkspur, role: { _id: 'r1', roleName: 'Assessor' }, roleName: 'Assessor' };
  standIn.fault({
    match: READS,
    status: 200,
    body: {
      ...user,
      migratedFromV4: true,
      rolesAssigned: [...rolesAssigned, assigned],
      subscriptions: { ...subscriptions, activePlans },
      ...fields,
    },
  });
};
const PART = [
  'Assessor: Transferred',
  'Legacy Map Reader: Not transferred',
  'Public: Not transferred',
  'Professional Yearly, Larkspur County Assessor: Transferred',
  'Day Pass, Cedar Ridge Property Viewer: Not transferred',
];

describe('the receipt of a transfer', () => {
  it('the receipt compares the preview with the user, who is read after the transfer', async () => {
    const { page, receipt } = await confirmTransfer();
    await waitForContents(receipt);
    expect(transferRows(receipt)).toEqual([
      ['Larkspur County Assessor', 'Assessor', 'Transferred'],
      ['Larkspur County Assessor', 'Legacy Map Reader', 'Transferred'],
      ['Cedar Ridge Property Viewer', 'Public', 'Transferred'],
      ['Active subscriptions', 'Professional Yearly, Larkspur County Assessor', 'Transferred'],
      ['Archived subscriptions', 'Day Pass, Cedar Ridge Property Viewer', 'Transferred'],
    ]);
    within(receipt).getByText(
      'Transferred: 3 roles and 2 subscriptions. Grace Lindqvist is marked as transferred.',
    );
    within(receipt).getByText('Grace Lindqvist, user@map.example');
    await page.banner(DONE);
    expect(standIn.requestsOf(PREVIEW)).toHaveLength(1);
    expect(standIn.calls().slice(standIn.calls().indexOf(CONFIRM))).toContain(READ);
  });

  it('the dialog stays until the transfer has ended', async () => {
    const { page, preview } = await openPreview();
    standIn.fault({ match: CONFIRMS, hang: true });
    pressIn(preview, 'Confirm Transfer');
    await waitFor(() => expect(standIn.calls()).toContain(CONFIRM));
    pressIn(preview, 'Cancel');
    await page.person.keyboard('{Escape}');
    standIn.clearFaults();
    await page.banner(/^There was an error migrating the data!/);
    pressIn(await page.dialog('Transfer from V4'), 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the receipt of a partial transfer marks what is missing, and gives no reason of its own', async () => {
    const { page, preview } = await openPreview();
    await transferPart();
    pressIn(preview, 'Confirm Transfer');
    const receipt = await page.dialog('Transfer receipt');
    await waitForContents(receipt);
    expect(markLines(receipt)).toEqual(PART);
    within(receipt).getByText('3 items were not transferred.');
    within(receipt).getByText(
      'Transferred: 1 role and 1 subscription. Grace Lindqvist is marked as transferred.',
    );
    expect(within(receipt).queryByText(/^The platform responded/)).toBeNull();
    expect(page.banners()).toEqual([]);
  });

  it('a transfer that failed after a part has a receipt with the reason of the platform', async () => {
    standIn.fault({
      match: CONFIRMS,
      status: 500,
      body: { message: 'V4 is read-only since 12:00' },
      times: 1,
    });
    const { page, preview } = await openPreview();
    await transferPart({ migratedFromV4: false });
    pressIn(preview, 'Confirm Transfer');
    const receipt = await page.dialog('Transfer receipt');
    await waitForContents(receipt);
    expect(markLines(receipt)).toEqual(PART);
    within(receipt).getByText('The platform responded: V4 is read-only since 12:00');
    within(receipt).getByText('Grace Lindqvist is not marked as transferred.');
  });

  it('a role that the user had before the transfer already existed', async () => {
    const { ask } = await standIn.as('second.superadmin');
    const { data } = await ask<{ data: { _id: string }[] }>('GET', '/api/roles?query=Assessor&pageSize=0');
    const body = { _id: GRACE, roleData: { application: larkspur._id, role: data[0]!._id } };
    await ask('POST', '/api/users/add/role', body);
    const { receipt } = await confirmTransfer();
    await waitForContents(receipt);
    expect(markLines(receipt)[0]).toBe('Assessor: Already existed');
    within(receipt).getByText(/^Transferred: 2 roles and 2 subscriptions\. 1 item already existed\./);
  });

  it('the receipt names and compares roles and plans that come as IDs', async () => {
    standIn.refs('ids');
    const { receipt } = await confirmTransfer();
    await waitForContents(receipt);
    await waitFor(() =>
      expect(markLines(receipt)).toEqual([
        'Assessor: Transferred',
        'Legacy Map Reader: Transferred',
        'Public: Transferred',
        'Professional Yearly, Larkspur County Assessor: Transferred',
        'Day Pass, Cedar Ridge Property Viewer: Transferred',
      ]),
    );
  });

  it('the receipt of a user without data in V4 says that nothing was transferred', async () => {
    const { receipt } = await confirmTransfer(MEI);
    await within(receipt).findByText('Nothing was transferred. Mei Tanaka is marked as transferred.');
    expect(transferRows(receipt)).toEqual([]);
  });
});

describe('a receipt without a reply', () => {
  it('after a lost reply the receipt comes from reading the user, and nothing is sent again', async () => {
    standIn.fault({ match: CONFIRMS, answer: 'broken', times: 1 });
    const { receipt } = await confirmTransfer();
    await within(receipt).findByText(LOST);
    expect(markLines(receipt)).toHaveLength(5);
    expect(markLines(receipt).filter(mark => !mark.endsWith(': Transferred'))).toEqual([]);
    expect(standIn.requestsOf(CONFIRM)).toHaveLength(1);
  });

  it('a user who cannot be read is reported without a result, and Retry reads the user again', async () => {
    const { page, preview } = await openPreview();
    standIn.fault({ match: READS, status: 500, body: { message: 'No disk' } });
    pressIn(preview, 'Confirm Transfer');
    const receipt = await page.dialog('Transfer receipt');
    await within(receipt).findByText(UNREAD);
    within(receipt).getByText('No disk');
    expect(receipt.textContent).not.toContain('ransferred');
    expect(within(receipt).queryByRole('button', { name: 'Print' })).toBeNull();
    expect(page.banners()).not.toContain(DONE);
    standIn.clearFaults();
    pressIn(receipt, 'Retry');
    await page.banner(DONE);
    expect(markLines(receipt)).toHaveLength(5);
    expect(standIn.requestsOf(CONFIRM)).toHaveLength(1);
  });

  it('if neither the reply nor the user can be read, the receipt waits on the page of the user', async () => {
    const { page, preview } = await openPreview();
    standIn.fault({ match: CONFIRMS, drop: true, times: 1 });
    standIn.fault({ match: READS, drop: true });
    pressIn(preview, 'Confirm Transfer');
    const receipt = await page.dialog('Transfer receipt');
    await within(receipt).findByText(UNREAD);
    pressIn(receipt, 'Close');
    standIn.clearFaults();
    await page.press('Transfer receipt');
    const reopened = await page.dialog('Transfer receipt');
    await within(reopened).findByText(LOST);
    expect(new Set(transferRows(reopened).map(([, , mark]) => mark))).toEqual(new Set(['Not transferred']));
    within(reopened).getByText('Grace Lindqvist is not marked as transferred.');
    within(reopened).getByText('Nothing was transferred.');
  });
});

describe('a receipt that was read', () => {
  it('the receipt opens again on the page of the user until the user signs out, and for no other user', async () => {
    const { receipt } = await confirmTransfer();
    await waitForContents(receipt);
    const reads = standIn.requestsOf(READ).length;
    const page = await visit(standIn, 'superadmin', userPage(GRACE), { keepStorage: true });
    await page.settled();
    await page.press('Transfer receipt');
    const reopened = await page.dialog('Transfer receipt');
    expect(markLines(reopened)).toHaveLength(5);
    expect(standIn.requestsOf(READ)).toHaveLength(reads + 1);

    const other = await visit(standIn, 'second.superadmin', userPage(GRACE), { keepStorage: true });
    await other.settled();
    expect(screen.queryByRole('button', { name: 'Transfer receipt' })).toBeNull();

    const again = await visit(standIn, 'superadmin', userPage(GRACE), { keepStorage: true });
    await again.settled();
    await screen.findByRole('button', { name: 'Transfer receipt' });
    await again.press('Sign out');
    await waitFor(() =>
      expect(Object.keys(localStorage).filter(key => key.startsWith('receipt'))).toEqual([]),
    );
  });

  it('the receipt is saved as a text, and printed by the browser', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => (saved.push(blob as Blob), 'blob:receipt'));
    const printed = vi.fn<() => void>();
    vi.stubGlobal('print', printed);
    const { page, preview } = await openPreview();
    await transferPart();
    pressIn(preview, 'Confirm Transfer');
    const receipt = await page.dialog('Transfer receipt');
    await waitForContents(receipt);
    pressIn(receipt, 'Print');
    expect(printed).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
    pressIn(receipt, 'Save as file');
    expect(saved).toHaveLength(1);
    const time = String.raw`\d\d\/\d\d\/\d{4} \d\d:\d\d \(${timeZone()}\)`;
    expect((await saved[0]!.text()).split('\r\n')).toEqual([
      'Transfer receipt',
      'User: Grace Lindqvist, user@map.example',
      expect.stringMatching(`^Confirmed: ${time}$`),
      expect.stringMatching(/^Confirmed by: .+$/),
      expect.stringMatching(`^Checked: ${time}$`),
      '',
      'The preview, compared with the data of Grace Lindqvist after the transfer.',
      '3 items were not transferred.',
      '',
      'Roles',
      '  Larkspur County Assessor',
      '    Assessor: Transferred',
      '    Legacy Map Reader: Not transferred',
      '  Cedar Ridge Property Viewer',
      '    Public: Not transferred',
      '',
      'Subscriptions',
      '  Active subscriptions',
      '    Professional Yearly, Larkspur County Assessor: Transferred',
      '  Archived subscriptions',
      '    Day Pass, Cedar Ridge Property Viewer: Not transferred',
      '',
      'Transferred: 1 role and 1 subscription. Grace Lindqvist is marked as transferred.',
      '',
    ]);
  });
});

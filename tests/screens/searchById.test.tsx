import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId, purposeId, roleId, toolgroupId, toolId } from '../../mocks/db/seededIds.ts';
import { planId } from '../../mocks/db/seededPlans.ts';
import { tagId } from '../../mocks/db/seededTags.ts';
import { resources } from '../../src/resources/index.ts';
import { recents } from '../../src/storage/recents.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const UNKNOWN_ID = '00000000000000000000abcd';
const UNKNOWN_UUID = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';
const LARKSPUR = 'larkspur-county-assessor';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const openSearch = async (as = 'superadmin', address = '/settings', options = {}) => {
  const page = await visit(standIn, as, address, options);
  await page.settled();
  await page.press('Search');
  const dialog = await page.dialog('Search');
  const field = within(dialog).getByRole('combobox');
  const before = standIn.calls().length;
  return {
    ...page,
    dialog,
    field,
    paste: (text: string) => fireEvent.change(field, { target: { value: text } }),
    /** The calls since the search was opened. */
    requests: () => standIn.calls().slice(before),
  };
};
const groups = () =>
  [...document.querySelectorAll('[role=group]')].map(group => [
    group.getAttribute('aria-label'),
    ...[...group.querySelectorAll('[role=option] [class*=label]')].map(label => label.textContent),
  ]);
/** The call for one record of each resource with a page, or for its list where records have no call of their own. */
const routes = await Promise.all(
  resources
    .filter(({ options: { paths } }) => paths.show ?? paths.edit)
    .map(async ({ options }) => {
      const { info, list } = await options.calls();
      return (info ?? list!).route;
    }),
);
const callsById = (id: string) => routes.map(route => route.replace(/\{\w+\}/, id)).sort();

describe('an ID in the search', () => {
  it('the ID of a record of any kind finds this record, and nothing is searched by name', async () => {
    const page = await openSearch();
    const records: [kind: string, id: string, label: string][] = [
      ['User', seededUserId(2), 'Grace Lindqvist'],
      ['Role', roleId(1), 'Assessor'],
      ['Tag', tagId(0), 'Parcels'],
      ['Purpose', purposeId(1), ''],
      ['Toolgroup', toolgroupId(1), ''],
      ['Tool', toolId(1), ''],
      ['Application', applicationId(0), 'Larkspur County Assessor'],
      ['Subscription plan', planId(0, 1), 'Standard'],
    ];
    for (const [kind, id, label] of records) {
      page.paste(id);
      await waitFor(() =>
        expect(groups()).toEqual([[`${kind} with this ID`, expect.stringContaining(label)]]),
      );
    }
    expect(page.requests().sort()).toEqual(records.flatMap(([, id]) => callsById(id)).sort());
  });

  it('Enter opens the record of an ID that was pasted with spaces and in capitals', async () => {
    const page = await openSearch();
    await page.person.paste(`  ${toolgroupId(10).toUpperCase()} \u200b`);
    await screen.findByRole('group', { name: 'Toolgroup with this ID' });
    await page.person.keyboard('{Enter}');
    await waitFor(() => expect(page.address()).toBe(`/toolgroup/${toolgroupId(10)}/info`));
    expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
  });

  it('a record is shown while the replies of other kinds are missing', async () => {
    standIn.fault({ match: 'GET /api/users/detail/*', hang: true, times: 99 });
    const page = await openSearch();
    page.paste(roleId(1));
    await screen.findByRole('group', { name: 'Role with this ID' });
    expect(within(page.dialog).queryByText('Searching…')).toBeNull();
  });

  it.each([UNKNOWN_ID, UNKNOWN_UUID])('the search reports that no record has the ID %s', async id => {
    const page = await openSearch();
    page.paste(id);
    await within(page.dialog).findByText('No record has this ID');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(page.requests()).toEqual(expect.arrayContaining(callsById(id.toLowerCase())));
  });

  it('a refused ID and an empty reply mean that there is no record', async () => {
    for (const [path, fault] of [
      [`users/detail/${UNKNOWN_ID}/info`, { status: 400 }],
      [`roles/${UNKNOWN_ID}/info`, { status: 410 }],
      [`tools/${UNKNOWN_ID}`, { status: 422 }],
      [`purposes/${UNKNOWN_ID}`, { answer: 'empty' }],
      [`toolgroups/${UNKNOWN_ID}`, { status: 200, body: null }],
    ] as const)
      standIn.fault({ match: `GET /api/${path}`, times: 99, ...fault });
    const page = await openSearch();
    page.paste(UNKNOWN_ID);
    await within(page.dialog).findByText('No record has this ID');
  });

  it('the search names the kinds that could not be read, and Retry reads them again', async () => {
    for (const [path, fault] of [
      [`users/detail/${roleId(1)}/info`, { status: 500 }],
      [`roles/${roleId(1)}/info`, { drop: true }],
      [`tools/${roleId(1)}`, { status: 403 }],
    ] as const)
      standIn.fault({ match: `GET /api/${path}`, times: 99, ...fault });
    const page = await openSearch();
    page.paste(roleId(1));
    await within(page.dialog).findByText(/^Not every kind could be checked: .*Users.*Roles.*Tools/);
    expect(within(page.dialog).queryByText('No record has this ID')).toBeNull();
    standIn.clearFaults();
    await page.press('Retry');
    await screen.findByRole('group', { name: 'Role with this ID' });
    expect(within(page.dialog).getByRole('status').textContent).toBe('');
    expect(document.activeElement).toBe(page.field);
  });

  it('a late reply to an ID is not shown for another text', async () => {
    const page = await openSearch();
    standIn.fault({ match: `GET /api/roles/${roleId(1)}/info`, hang: true });
    page.paste(roleId(1));
    await waitFor(() => expect(page.requests()).toContain(`GET /api/roles/${roleId(1)}/info`));
    page.paste(toolId(1));
    await screen.findByRole('group', { name: 'Tool with this ID' });
    standIn.release();
    await waitFor(() =>
      expect(standIn.requestLog().every(({ status: httpStatus, lost }) => httpStatus || lost)).toBe(true),
    );
    expect(groups()).toHaveLength(1);
  });

  it('nothing is read by ID for a text without the format of an ID, or for a user who may not see records', async () => {
    const page = await openSearch();
    page.paste(UNKNOWN_ID.slice(1));
    await within(page.dialog).findByText('No matches');
    expect(page.requests().filter(call => call.includes(UNKNOWN_ID.slice(1)))).toEqual([]);
    const user = await openSearch('keeper', '/');
    user.paste(roleId(1));
    await within(user.dialog).findByText('No matches');
    expect(user.requests()).toEqual([]);
  });
});

describe('an Application Id in the search', () => {
  const RECENT = { to: `/tool/${toolId(1)}/info`, label: `${LARKSPUR} notes` };
  const openWithRecent = async () => {
    recents.add(seededUserId(0), RECENT);
    return openSearch('superadmin', '/settings', { keepStorage: true });
  };

  it('the application whose Application Id is the text comes first, before recent records, and Enter opens it', async () => {
    const page = await openWithRecent();
    await page.person.type(page.field, LARKSPUR.toUpperCase());
    await waitFor(() =>
      expect(groups()[0]).toEqual(['Application with this ID', 'Larkspur County Assessor']),
    );
    expect(groups()[1]).toEqual(['Recent', RECENT.label]);
    await page.person.keyboard('{Enter}');
    await waitFor(() => expect(page.address()).toBe(`/application/${applicationId(0)}/info`));
  });

  it('an application does not come before the option that the user has highlighted', async () => {
    const page = await openWithRecent();
    await page.person.type(page.field, LARKSPUR);
    await page.person.keyboard('{ArrowUp}');
    await screen.findByRole('group', { name: 'Application with this ID' });
    expect(
      groups()
        .map(([group]) => group)
        .slice(0, 2),
    ).toEqual(['Recent', 'Application with this ID']);
    expect(screen.getByRole('option', { name: /notes/ }).className).toContain('Mui-focused');
  });
});

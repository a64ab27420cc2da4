import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId, roleId } from '../../mocks/db/seededIds.ts';
import { groupRowsIn } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
const SEASONAL = roleId(42);
const [GRACE, WALTER, DANA] = [2, 3, 12].map(seededUserId) as [string, string, string];
const [LARKSPUR, MILLBROOK] = [applicationId(0), applicationId(1)];
const LISTS = ['GET /api/purposes', 'GET /api/toolgroups/', 'GET /api/tools/'];
const EMPTY = { status: 200, body: [] };

const entry = (application: string, role: string, applicationName: string) => ({
  application: { _id: application, applicationName },
  role: { _id: role, roleName: role },
});
const person = (_id: string, firstName: string, ...rolesAssigned: object[]) => ({
  _id,
  firstName,
  lastName: '',
  email: `${firstName}@map.example`,
  rolesAssigned,
});
/**
 * The role gives access to Measure in one application and directly to Print in another. Walter has another
 * role that also gives access to Measure.
 */
const world = () => {
  standIn.fault({ match: LISTS[0]!, ...EMPTY });
  standIn.fault({
    match: LISTS[1]!,
    status: 200,
    body: [
      {
        _id: 'measure',
        toolGroupName: 'Measure',
        tools: ['area', 'buffer'],
        rolesAssigned: [entry(LARKSPUR, SEASONAL, 'Larkspur'), entry(LARKSPUR, 'other', 'Larkspur')],
      },
    ],
  });
  standIn.fault({
    match: LISTS[2]!,
    status: 200,
    body: [
      { _id: 'area', toolName: 'Area' },
      { _id: 'buffer', toolName: 'Buffer' },
      { _id: 'print', toolName: 'Print', rolesAssigned: [entry(MILLBROOK, SEASONAL, 'Millbrook')] },
    ],
  });
  standIn.fault({
    match: 'GET /api/users/role/*',
    status: 200,
    body: [
      person(GRACE, 'Grace', entry(LARKSPUR, SEASONAL, 'Larkspur'), entry(MILLBROOK, SEASONAL, 'Millbrook')),
      person(WALTER, 'Walter', entry(LARKSPUR, SEASONAL, 'Larkspur'), entry(LARKSPUR, 'other', 'Larkspur')),
      person(DANA, 'Dana', { application: null, role: SEASONAL }),
    ],
  });
};
const openPage = (search = '', name = 'superadmin') =>
  visit(standIn, name, `/role/${SEASONAL}/info${search}#access`);
const losses = () => screen.findByRole('region', { name: /^What users would lose without / });
const notes = async () => [...(await losses()).querySelectorAll('li')].map(row => row.textContent);

afterEach(() => closeWindow());

describe('the access that a role gives', () => {
  beforeEach(() => world());

  it('the access of a role shows what each user would lose without it, with one request for each list', async () => {
    await openPage();
    await waitFor(async () =>
      expect(await notes()).toEqual([
        'GraceWould lose 2 of 2 tools: Area and Buffer',
        'WalterWould lose nothing: other roles also give access to these 2 tools.',
        'GraceWould lose 1 of 1 tool: Print',
        'DanaNo application: access through this role is not known.',
      ]),
    );
    expect(Object.keys(groupRowsIn(await losses()))).toEqual(['Larkspur', 'Millbrook', 'No application']);
    within(await losses()).getAllByRole('link', { name: 'Grace' });
    expect(
      standIn
        .calls()
        .filter(call => LISTS.includes(call))
        .toSorted(),
    ).toEqual(LISTS.toSorted());
  });

  it('the access of a role can be narrowed to one application, and the address keeps each step', async () => {
    const page = await openPage();
    const columns = await screen.findByRole('group', { name: 'Access step by step' });
    await page.person.click(await within(columns).findByRole('button', { name: /^Larkspur/ }));
    expect(columns.querySelector('[data-level=application] > p')!.textContent).toBe('Tools');
    expect([...columns.querySelectorAll('h3')].map(head => head.textContent)).toEqual([
      'Application3',
      'Purpose1',
      'Toolgroup',
      'Tool',
    ]);
    await page.person.click(within(columns).getByRole('button', { name: '1 toolgroup' }));
    await page.person.click(within(columns).getByRole('button', { name: /^Measure/ }));
    within(columns).getByRole('button', { name: 'Buffer' });
    expect(Object.keys(groupRowsIn(await losses()))).toEqual(['Larkspur']);
    expect(page.address()).toBe(
      `/role/${SEASONAL}/info?accessApplication=${LARKSPUR}&accessPurpose=toolgroups&accessToolgroup=measure#access`,
    );
  });

  it('an admin sees the access of a role only in the applications that they administer', async () => {
    standIn.fault({
      match: 'GET /api/users/me',
      status: 200,
      body: { ...(await (await standIn.as('admin')).ask('GET', '/api/users/me')), adminRoles: [LARKSPUR] },
    });
    await openPage('', 'admin');
    await screen.findByText(/Only the applications you administer are included\.$/);
    await waitFor(async () =>
      expect(Object.keys(groupRowsIn(await losses()))).toEqual(['Larkspur', 'No application']),
    );
  });
});

it('a role that gives no access says so once, without protected layers', async () => {
  for (const match of LISTS) standIn.fault({ match, ...EMPTY });
  standIn.fault({
    match: 'GET /api/users/role/*',
    status: 200,
    body: [
      person(GRACE, 'Grace', entry(LARKSPUR, SEASONAL, 'Larkspur'), entry(MILLBROOK, SEASONAL, 'Millbrook')),
    ],
  });
  await openPage();
  await screen.findByRole('heading', { name: 'This role gives no access' });
  screen.getByText('It is not assigned to any purpose, toolgroup or tool.');
  screen.getByText('Only access through roles is shown.');
  expect(screen.queryByRole('group', { name: 'Access step by step' })).toBeNull();
  expect(screen.queryByText('This role gives no access in this application.')).toBeNull();
});

it('the access of a role does not say what users would lose while a list could not be loaded', async () => {
  standIn.fault({ match: LISTS[1]!, status: 400 });
  world();
  await openPage();
  await screen.findByText(/^The toolgroups could not be loaded/);
  await waitFor(async () =>
    expect(new Set((await notes()).map(note => note!.replace(/^(Grace|Walter|Dana)/, '')))).toEqual(
      new Set(['Not everything could be loaded.']),
    ),
  );
});

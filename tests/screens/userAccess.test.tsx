import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { optionsOf } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, resizeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
const [GRACE, WALTER] = [2, 3].map(seededUserId) as [string, string];
const LISTS = ['GET /api/purposes', 'GET /api/toolgroups/', 'GET /api/tools/'];

const [CEDAR, ALDER, BIRCH] = [
  ['cedar', 'Cedar Ridge'],
  ['alder', 'Alder County'],
  ['birch', 'Birch Township'],
].map(([_id, applicationName]) => ({ _id, applicationName })) as [object, object, object];
const assignment = (application: object, role: string) => ({
  application,
  role: { _id: role.toLowerCase(), roleName: role },
  roleName: role,
});
const carried = (application: object, ...roles: string[]) =>
  roles.map(role => ({ application, role: { _id: role.toLowerCase(), roleName: role } }));
const dana = {
  _id: WALTER,
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@map.example',
  role: 'user',
  rolesAssigned: [assignment(CEDAR, 'Appraiser'), assignment(CEDAR, 'Sales'), assignment(ALDER, 'Viewer')],
  protectedLayers: [
    { application: CEDAR, protectedLayers: [{ _id: 'l1', groupName: 'Sealed Deeds', groupIndex: 7 }] },
    { application: ALDER, protectedLayers: [{ _id: 'l2', groupName: 'Owners', groupIndex: 1 }] },
  ],
};
const purposes = [
  {
    _id: 'research',
    purposeName: 'Parcel Research',
    toolgroups: ['measure'],
    rolesAssigned: carried(CEDAR, 'Appraiser'),
  },
  {
    _id: 'permits',
    purposeName: 'Permits',
    toolgroups: ['measure', 'gone'],
    rolesAssigned: [...carried(CEDAR, 'Appraiser'), ...carried(ALDER, 'Viewer')],
  },
];
const toolgroups = [
  { _id: 'measure', toolGroupName: 'Measure', tools: ['area', 'buffer'], rolesAssigned: [] },
];
const tools = [
  { _id: 'area', toolName: 'Area', rolesAssigned: [] },
  { _id: 'buffer', toolName: 'Buffer', rolesAssigned: carried(CEDAR, 'Sales') },
  { _id: 'print', toolName: 'Print Map', rolesAssigned: [] },
];

/** The user Dana, and the records that Dana's roles give access to. */
const world = (user: object = {}) => {
  standIn.fault({ match: `GET /api/users/detail/${WALTER}/info`, status: 200, body: { ...dana, ...user } });
  for (const [at, data] of [purposes, toolgroups, tools].entries())
    standIn.fault({
      match: LISTS[at]!,
      status: 200,
      body: { data, pagingMeta: { totalRecords: data.length } },
    });
};
const openPage = async (search = '', { name = 'superadmin', width = 1280 } = {}) => {
  const page = await visit(standIn, name, `/user/${WALTER}/info${search}#access`, { width });
  await page.settled();
  return page;
};
const columns = () => screen.findByRole('group', { name: 'Access step by step' });
const column = async (name: string) =>
  within(await columns()).getByRole('region', { name: new RegExp(`^${name}( \\d+)?$`) });
/** The entries of a column, with their number of tools. */
const entries = async (name: string) =>
  [...(await column(name)).querySelectorAll('button')].map(
    button =>
      `${button.firstChild!.textContent}${button.textContent!.endsWith('not loaded yet') ? '…' : (button.querySelector('[aria-hidden]:not(svg)')?.textContent ?? '')}`,
  );
const press = async (page: Awaited<ReturnType<typeof openPage>>, level: string, name: string | RegExp) =>
  page.person.click(within(await column(level)).getByRole('button', { name }));
const why = () => screen.findByRole('region', { name: /^Why: / });
const pathTexts = async () =>
  [...(await why()).querySelectorAll('tbody tr')].map(row => [...row.children].map(cell => cell.textContent));

beforeEach(() => standIn.refs('populated'));
afterEach(() => closeWindow());

describe('the access of a user', () => {
  beforeEach(() => world());

  it('the access of a user is loaded when its tab opens, with one request for each list', async () => {
    const page = await visit(standIn, 'superadmin', `/user/${WALTER}/info`);
    await page.settled();
    await waitFor(() =>
      expect(standIn.requestLog().every(({ status: httpStatus }) => httpStatus !== 0)).toBe(true),
    );
    expect(standIn.calls().filter(call => LISTS.includes(call))).toEqual([]);
    const before = standIn.calls().length;
    await page.person.click(screen.getByRole('tab', { name: 'Access' }));
    await waitFor(async () =>
      expect(await entries('Application')).toEqual(['Alder County2', 'Cedar Ridge2']),
    );
    expect(standIn.calls().slice(before).toSorted()).toEqual(LISTS.toSorted());
    expect(standIn.requestsOf(LISTS[0]!).map(({ query }) => query)).toEqual([{ page: '1', pageSize: '0' }]);
  });

  it('the access of a user is narrowed step by step, with direct assignments apart and unknown IDs as such', async () => {
    const page = await openPage();
    await press(page, 'Application', /^Cedar Ridge/);
    expect(await entries('Role')).toEqual(['Appraiser2', 'Sales1']);
    await press(page, 'Role', /^Sales/);
    expect(await entries('Purpose')).toEqual(['1 tool']);
    within(await column('Purpose')).getByText('Assigned directly to the role');
    await press(page, 'Purpose', '1 tool');
    expect(await entries('Tool')).toEqual(['Buffer']);
    await press(page, 'Role', /^Appraiser/);
    await press(page, 'Purpose', /^Permits/);
    expect(await entries('Toolgroup')).toEqual(['Measure2', 'gone0']);
    expect((await column('Toolgroup')).querySelector('.mono')?.textContent).toBe('gone');
    await press(page, 'Toolgroup', /^Measure/);
    expect(await entries('Tool')).toEqual(['Area', 'Buffer']);
  });

  it('the address keeps each step of a user’s access, Back goes one step back, and other tabs keep it', async () => {
    const page = await openPage('?accessApplication=cedar&accessRole=appraiser');
    expect(await entries('Purpose')).toEqual(['Parcel Research2', 'Permits2']);
    await press(page, 'Purpose', /^Permits/);
    expect(page.address()).toBe(
      `/user/${WALTER}/info?accessApplication=cedar&accessRole=appraiser&accessPurpose=permits#access`,
    );
    page.back();
    await waitFor(() => expect(page.address()).not.toContain('accessPurpose'));
    await page.person.click(screen.getByRole('tab', { name: /^Role List/ }));
    expect(page.address()).toBe(`/user/${WALTER}/info?accessApplication=cedar&accessRole=appraiser#roles`);
  });

  it('the arrow keys move through the columns of a user’s access', async () => {
    const page = await openPage();
    (await column('Application')).querySelector<HTMLElement>('button')!.focus();
    await page.person.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Appraiser/));
    await page.person.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Parcel Research/));
    await page.person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.textContent).toMatch(/^Cedar Ridge/);
  });

  it('the access of a user shows one column at a time in a narrow window, with a way back', async () => {
    const page = await openPage('', { width: 390 });
    await press(page, 'Application', /^Cedar Ridge/);
    expect(await entries('Role')).toEqual(['Appraiser2', 'Sales1']);
    expect(within(await columns()).getAllByRole('region')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Appraiser/));
    await page.press('Back to: Application');
    await waitFor(async () =>
      expect(await entries('Application')).toEqual(['Alder County2', 'Cedar Ridge2']),
    );
    resizeWindow(1280);
  });

  it('the access of a user says that it covers only roles and protected layers', async () => {
    standIn.clearFaults();
    world({ role: 'admin', rolesAssigned: [{ role: 'viewer', roleName: 'Viewer', application: null }] });
    await openPage();
    screen.getByText('Only access through roles and directly assigned protected layers is shown.');
    await waitFor(async () => expect(await entries('Application')).toEqual(['No application0']));
  });

  it('an admin sees the access of a user only in the applications that they administer', async () => {
    standIn.fault({
      match: 'GET /api/users/me',
      status: 200,
      body: { ...(await (await standIn.as('admin')).ask('GET', '/api/users/me')), adminRoles: ['alder'] },
    });
    await openPage('?accessQ=Print', { name: 'admin' });
    await waitFor(async () => expect(await entries('Application')).toEqual(['Alder County2']));
    screen.getByText(
      /In the applications you administer, none of Dana Whitfield’s roles give access to Print Map\./,
    );
    screen.getByText(
      'Only access through roles and directly assigned protected layers is shown. Only the applications you administer are included.',
    );
  });

  it('the access of a user without roles is empty, and requests nothing', async () => {
    standIn.clearFaults();
    world({ rolesAssigned: [] });
    await openPage();
    await screen.findByRole('heading', { name: 'No roles, so no access' });
    expect(standIn.calls().filter(call => LISTS.includes(call))).toEqual([]);
  });
});

describe('questions about the access of a user', () => {
  beforeEach(() => world());
  const says = (text: string | RegExp) =>
    waitFor(() =>
      expect(screen.getAllByRole('status').map(one => one.textContent?.replace(/\s+/g, ' '))).toContainEqual(
        expect.stringMatching(text),
      ),
    );

  it('a question about access shows the number of routes, and the columns and reasons follow', async () => {
    const page = await openPage();
    await page.type('Can Dana use…?', 'buffer in cedar');
    await says(
      /^Yes, in 3 ways\. Dana Whitfield can use Buffer in Cedar Ridge\. Also in 1 other application\.$/,
    );
    expect(page.address()).toBe(`/user/${WALTER}/info?accessQ=buffer+in+cedar#access`);
    expect((await column('Toolgroup')).querySelector('[aria-current]')?.textContent).toMatch(/^Measure/);
    expect(await pathTexts()).toEqual([
      ['Appraiser', 'Parcel Research', 'Measure', 'Buffer'],
      ['Appraiser', 'Permits', 'Measure', 'Buffer'],
      ['Sales', 'assigned directly to the role', 'Buffer'],
    ]);
    expect(
      within(await why())
        .getAllByRole('link')
        .map(link => link.getAttribute('href'))
        .slice(0, 5),
    ).toEqual([
      '/application/cedar/info',
      '/role/appraiser/info',
      '/purposes/research/info?application=cedar',
      '/toolgroup/measure/info?application=cedar&purpose=research',
      '/tool/buffer/info?application=cedar&purpose=research&toolgroup=measure',
    ]);
  });

  it.each([
    ['Print', /^No\. None of Dana Whitfield’s roles give access to Print Map\.$/],
    ['Buffer in Alder', /^Yes, in 1 way\./],
    ['Sealed in Cedar', /^Yes, directly\. Dana Whitfield can see Sealed Deeds in Cedar Ridge\.$/],
    [
      'Sealed in Alder',
      /^No\. Sealed Deeds is not assigned to Dana Whitfield in Alder County\. Access is available in Cedar Ridge\.$/,
    ],
    ['Traverse', /^No tool, toolgroup, purpose or protected layer of this user is called “Traverse”\.$/],
  ])('the question about access to “%s” shows its result', async (question, answer) => {
    await openPage(`?accessQ=${question}`);
    await says(answer);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('a question about access offers other matching names as questions of their own', async () => {
    const page = await openPage('?accessQ=p in Cedar');
    await says(
      /^Yes, in 1 way\. Dana Whitfield can use Parcel Research in Cedar Ridge\. Other matches: PermitsPrint Map/,
    );
    await page.press('Permits');
    await waitFor(() => expect(page.address()).toContain('accessQ=Permits+in+Cedar'));
    expect(page.valueOf('Can Dana use…?')).toBe('Permits in Cedar');
  });

  it('a question about access shows what would remain and be lost without a role', async () => {
    const page = await openPage('?accessQ=buffer in cedar');
    within(await why()).getByText(/^To remove access to Buffer, remove all 3 ways\./);
    await page.follow('What would remain without Appraiser?');
    await says(
      /^Without Appraiser, 1 of 3 ways remains\. Dana Whitfield would lose 1 of 2 tools in Cedar Ridge\. Show current access$/,
    );
    expect(page.address()).toContain('accessWithout=appraiser');
    await page.follow('Show current access');
    within(await why()).getByText(/^To remove access to Buffer/);
  });

  it('the access of a user shows the protected layers of the chosen application', async () => {
    const page = await openPage();
    const layers = () =>
      [...screen.getByRole('region', { name: /^Protected layers/ }).querySelectorAll('strong')].map(
        one => one.textContent,
      );
    await waitFor(() => expect(layers()).toEqual(['Sealed Deeds', 'Owners']));
    await press(page, 'Application', /^Alder/);
    await waitFor(() => expect(layers()).toEqual(['Owners']));
  });
});

describe('loading the access of a user', () => {
  it('the access of a user shows what is loaded so far, and loading can be stopped and continued', async () => {
    standIn.fault({ match: LISTS[2]!, hang: true, times: 1 });
    world();
    const page = await openPage('?accessQ=Measure');
    await screen.findByText('0 of 2 applications loaded');
    await screen.findByText('Yes, in 1 way.');
    expect(await entries('Application')).toEqual(['Alder County…', 'Cedar Ridge…']);
    await page.press('Stop');
    await screen.findByText('Stopped: 0 of 2 applications loaded');
    await page.press('Continue loading');
    await waitFor(async () =>
      expect(await entries('Application')).toEqual(['Alder County2', 'Cedar Ridge2']),
    );
    expect(screen.queryByText(/applications loaded/)).toBeNull();
    expect(standIn.requestsOf(LISTS[0]!)).toHaveLength(1);
  });

  it('the access of a user names a list that failed, shows no final result, and loads that list on Retry', async () => {
    standIn.fault({ match: LISTS[0]!, status: 403, times: 1 });
    world();
    const page = await openPage('?accessQ=Area in Cedar');
    await screen.findByText('The purposes could not be loaded. Access through them is not shown.');
    await screen.findByText('Not so far.');
    await page.press('Retry');
    await screen.findByText('Yes, in 2 ways.');
    expect(standIn.requestsOf(LISTS[1]!)).toHaveLength(1);
  });

  it('the purposes of each role are requested only when the list of purposes has no roles', async () => {
    standIn.fault({
      match: LISTS[0]!,
      status: 200,
      body: purposes.map(({ rolesAssigned: _, ...purpose }) => purpose),
    });
    world();
    standIn.fault({
      match: 'GET /api/purposes/role/*',
      status: 200,
      body: [{ _id: 'research', purposeName: 'Parcel Research', application: CEDAR }],
    });
    await openPage();
    await waitFor(async () =>
      expect(await entries('Application')).toEqual(['Alder County0', 'Cedar Ridge2']),
    );
    expect(
      standIn
        .calls()
        .filter(call => call.startsWith('GET /api/purposes/role/'))
        .toSorted(),
    ).toEqual(['appraiser', 'sales', 'viewer'].map(role => `GET /api/purposes/role/${role}`));
  });
});

describe('comparing the access of two users', () => {
  beforeEach(() => world());
  const numbers = () =>
    [...screen.getByRole('table').querySelectorAll('tbody tr')].map(row =>
      [...row.children].map(cell => cell.textContent),
    );

  it('the access of two users is compared by application, and the address keeps the other user', async () => {
    standIn.fault({
      match: `GET /api/users/detail/${GRACE}/info`,
      status: 200,
      body: {
        ...dana,
        _id: GRACE,
        firstName: 'Grace',
        lastName: 'Lindqvist',
        rolesAssigned: [assignment(CEDAR, 'Sales')],
        protectedLayers: [
          { application: CEDAR, protectedLayers: [{ _id: 'l1', groupName: 'Sealed Deeds' }] },
          { application: BIRCH, protectedLayers: [{ _id: 'l3', groupName: 'Easements' }] },
        ],
      },
    });
    const page = await openPage();
    await page.press('Compare with…');
    expect(await optionsOf(page.main(), 'Compare with', 'grace')).toContain('Grace Lindqvist');
    await page.person.click(screen.getByRole('option', { name: /^Grace Lindqvist/ }));
    await waitFor(() => expect(page.address()).toContain(`accessWith=${GRACE}`));
    await waitFor(() =>
      expect(numbers()).toEqual([
        ['Alder CountyTools', '2', '0', '0'],
        ['Alder County Protected layers', '1', '0', '0'],
        ['Birch TownshipTools', '0', '0', '0'],
        ['Birch Township Protected layers', '0', '0', '1'],
        ['Cedar RidgeTools', '1', '1', '0'],
        ['Cedar Ridge Protected layers', '0', '1', '0'],
      ]),
    );
    await page.press('Cedar Ridge');
    const both = within(await screen.findByRole('region', { name: 'Both' }));
    expect(both.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Buffer', '/tool/buffer/info?application=cedar'],
      ['Sealed Deeds', '/application/cedar/info#application-layers'],
    ]);
    within(screen.getByRole('region', { name: 'Only Dana Whitfield' })).getByRole('link', { name: 'Area' });
    expect(standIn.calls().filter(call => LISTS.includes(call))).toHaveLength(3);
    expect(standIn.requestsOf(`GET /api/users/detail/${GRACE}/info`)).toHaveLength(1);
    await page.press('End comparison');
    await columns();
    expect(page.address()).not.toContain('accessWith');
  });

  it('a comparison with a user who could not be loaded is reported, and can be ended', async () => {
    standIn.fault({ match: `GET /api/users/detail/${GRACE}/info`, status: 403 });
    await openPage(`?accessWith=${GRACE}`);
    await screen.findByRole('heading', { name: 'There was an error loading the data' });
    expect(screen.getByRole('button', { name: 'End comparison' })).toBeTruthy();
  });
});

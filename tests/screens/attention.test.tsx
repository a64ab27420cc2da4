import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [USERS, GROUPS, APPLICATIONS] = ['GET /api/users', 'GET /api/notifications', 'GET /api/applications'];
const TITLE = 'What needs attention';
const panel = () => within(screen.getByRole('region', { name: TITLE }));
const textsIn = (list: HTMLElement) => [...list.querySelectorAll('li')].map(line => line.textContent.trim());
const lines = () => textsIn(panel().getAllByRole('list', { hidden: true })[0]!);
const summary = () => panel().getByRole('heading', { level: 2 }).nextSibling?.textContent;
const openHome = async (name = 'superadmin') => {
  const page = await visit(standIn, name, '/');
  await waitFor(() => expect(lines().join()).not.toContain('Loading'));
  return page;
};
const openPanel = async (name?: string) => {
  const page = await openHome(name);
  await page.press(TITLE);
  await screen.findByRole('button', { name: 'Check users' });
  return page;
};
/** The line of absent users. The number of them in the seed changes with the time of day, so it is counted. */
const absentText = async () => {
  const { ask } = await standIn.as('superadmin');
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  midnight.setDate(midnight.getDate() - 90);
  const users: { isActive: boolean; lastLoggedIn: number }[] = [];
  for (let page = 1; page <= 10; page += 1)
    users.push(...((await ask('GET', `/api/users?page=${page}&pageSize=100`)).data as typeof users));
  const absent = users.filter(
    ({ isActive, lastLoggedIn }) => isActive && lastLoggedIn > 0 && lastLoggedIn * 1000 < midnight.getTime(),
  );
  return `${absent.length} active users last signed in over 90 days ago`;
};
const nothing = () => {
  for (const match of [USERS, GROUPS]) standIn.fault({ match, status: 200, body: [] });
};
const namesIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(row => [row.textContent, row.querySelector('a')!.getAttribute('href')]);
/** Starts the check of users, and returns its results once it has ended. */
const results = async (name: string) =>
  textsIn(await panel().findByRole('list', { name: `Results: ${name}` }));
const checkedText = (text: string | RegExp) => waitFor(() => expect(panel().getAllByText(text)).toBeTruthy());

describe('what needs attention', () => {
  it('the main page says in one line what needs attention, and reads it after the list of organizations', async () => {
    const absent = await absentText();
    await openHome();
    expect(summary()).toBe(
      `${absent} · 1 notification group is not published · 10 organizations are not ready`,
    );
    const calls = standIn.calls();
    expect(calls.indexOf(APPLICATIONS!)).toBeLessThan(calls.indexOf(USERS!));
    expect(calls.filter(call => [USERS, GROUPS, APPLICATIONS].includes(call))).toEqual([
      APPLICATIONS,
      USERS,
      GROUPS,
      APPLICATIONS,
    ]);
  });

  it('the line of absent users leads to the filtered list of users', async () => {
    const absent = await absentText();
    const page = await openPanel();
    await page.follow(absent);
    const { lastLoggedIn } = standIn.requestsOf(USERS!)[0]!.query;
    await waitFor(() => expect(standIn.requestsOf(USERS!)).toHaveLength(2));
    expect(standIn.requestsOf(USERS!)[1]!.query.lastLoggedIn).toBe(lastLoggedIn);
    expect(page.address()).toMatch(/^\/users\?lastLoggedIn=2000-01-01%2C/);
  });

  it('absent users who are deactivated are not counted, unless they do not fit on one page', async () => {
    const user = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@map.example' };
    const data = [
      { _id: 'a', ...user, isActive: true },
      { _id: 'b', ...user, isActive: false },
    ];
    standIn.fault({ match: USERS!, status: 200, body: data });
    await openHome();
    expect(lines()[0]).toBe('1 active user last signed in over 90 days ago');
    closeWindow();
    standIn.clearFaults();
    standIn.fault({ match: USERS!, status: 200, body: { data, pagingMeta: { totalRecords: 1200 } } });
    await openHome();
    expect(lines()[0]).toBe('1,200 users last signed in over 90 days ago');
  });

  it('the organizations that are not ready are listed by name with what they lack', async () => {
    const page = await openPanel();
    await page.press('10 organizations are not ready');
    const dialog = await page.dialog('10 organizations are not ready');
    expect(namesIn(dialog)[0]).toEqual([
      'Cedar Ridge Property ViewerNo administrator',
      `/application/${applicationId(4)}/info`,
    ]);
    expect(namesIn(dialog)).toHaveLength(10);
  });

  it('a notification group in the list of unpublished ones opens in the notification center', async () => {
    const page = await openPanel();
    await page.press('1 notification group is not published');
    const dialog = await page.dialog('1 notification group is not published');
    const [[, href]] = namesIn(dialog) as [[string, string]];
    await page.person.click(within(dialog).getByRole('link'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.address()).toBe(href);
    expect(page.address()).toMatch(/^\/\?newsGroup=\w+#notifications$/);
  });

  it('an admin sees only organizations that they administer', async () => {
    const lacking = { county: null, adminUsers: [] };
    standIn.fault({
      match: APPLICATIONS!,
      status: 200,
      body: [
        { _id: applicationId(0), applicationName: 'Own', ...lacking },
        { _id: applicationId(40), applicationName: 'Foreign', ...lacking },
      ],
    });
    const page = await openPanel('admin');
    await page.press('1 organization is not ready');
    expect(namesIn(await page.dialog('1 organization is not ready')).map(([name]) => name)).toEqual([
      'OwnNo county, No administrator',
    ]);
  });

  it('a line that could not be read says so and can be read again, and the other lines stay', async () => {
    const absent = await absentText();
    standIn.fault({ match: GROUPS!, status: 500, body: {} });
    const page = await openHome();
    expect(summary()).toBe(`${absent} · 10 organizations are not ready · 1 check failed`);
    await page.press(TITLE);
    expect(lines()[1]).toMatch(/^The notification groups could not be read\./);
    standIn.clearFaults();
    await page.press('Retry');
    await waitFor(() => expect(lines()[1]).toBe('1 notification group is not published'));
  });

  it('the main page says that nothing needs attention', async () => {
    nothing();
    standIn.fault({ match: APPLICATIONS!, status: 200, body: [] });
    await openHome();
    expect(summary()).toBe('Nothing at the moment');
    expect(lines()).toEqual([
      'No active user last signed in over 90 days ago',
      'All notification groups are published',
      'No gaps in the list of organizations',
    ]);
  });

  it('another tab of the main page reads nothing of it', async () => {
    const page = await visit(standIn, 'superadmin', '/#notifications');
    await page.settled();
    expect(standIn.calls()).not.toContain(USERS);
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });
});

describe('the check of users', () => {
  const INFO = 'GET /api/users/detail/{id}/info';
  const read = () => standIn.calls().filter(call => call.startsWith('GET /api/users/detail/'));

  it('the check of users reads each user of the chosen filter, and lists them by what needs attention', async () => {
    const page = await openPanel();
    await page.choose('Users', 'Role: admin');
    await page.press('Check users');
    await checkedText(/^\d+ users checked$/);
    const admins = standIn.requestsOf(USERS!).at(-1)!.query;
    expect(admins).toMatchObject({ page: '1', pageSize: '100', filter: 'admin' });
    expect(new Set(read()).size).toBe(read().length);
    const found = await results('Role: admin');
    expect(found).toHaveLength(4);
    const firstLogins = found.at(-1)!;
    await page.press(firstLogins);
    const dialog = await page.dialog(firstLogins);
    expect(namesIn(dialog)).toContainEqual([
      'Priya Ramanfirst.login@map.example',
      `/user/${seededUserId(4)}/info`,
    ]);
  });

  it('the check of users says how many could not be read, and reads those again', async () => {
    standIn.fault({ match: INFO, status: 500, body: {}, times: 1 });
    const page = await openPanel();
    await page.choose('Users', 'Role: superadmin');
    await page.press('Check users');
    await checkedText(/^1 user checked, 1 failed$/);
    expect(panel().getByRole('alert').textContent).toMatch(/went wrong on the platform/);
    await page.press('Retry remaining items');
    await checkedText('2 users checked');
    expect(panel().queryByRole('alert')).toBeNull();
    expect(read()).toHaveLength(3);
  });

  it('a stopped check of users keeps what it found, and continues with the rest', async () => {
    standIn.fault({ match: INFO, hang: true });
    const page = await openPanel();
    await page.choose('Users', 'Role: superadmin');
    await page.press('Check users');
    await checkedText('Checking 0 of 2 users');
    await page.press('Stop');
    await checkedText('0 users checked, 2 not started');
    expect(panel().queryByRole('button', { name: 'Stop' })).toBeNull();
    standIn.clearFaults();
    await page.press('Retry remaining items');
    await checkedText('2 users checked');
  });

  it('the users of an organization can be checked once it is chosen', async () => {
    const id = applicationId(0);
    const users = `GET /api/applications/${id}/users`;
    standIn.fault({ match: users, status: 200, body: [seededUserId(0)] });
    const page = await openPanel();
    await page.choose('Users', 'Users of an organization…');
    await page.press('Check users');
    expect(await panel().findByText('Choose an organization')).toBeTruthy();
    expect(standIn.calls()).not.toContain(users);
    await page.type('Organization', 'Larkspur');
    await page.person.click(await screen.findByRole('option', { name: /^Larkspur/ }));
    await page.press('Check users');
    await checkedText('1 user checked');
    expect(read()).toEqual([`GET /api/users/detail/${seededUserId(0)}/info`]);
  });

  it('a list of users that could not be read says so', async () => {
    const page = await openPanel();
    standIn.fault({ match: USERS!, status: 403, body: { authorized: false } });
    await page.press('Check users');
    expect((await panel().findByRole('alert')).textContent).toMatch(/^The users could not be read\./);
  });
});

describe('the check of map services', () => {
  it('the check of map services requests each service once, and lists organizations with silent ones', async () => {
    const layer = {
      _id: 'l',
      name: 'Parcels',
      url: 'https://gis.maps.example/arcgis/rest/services/Imagery/Oblique/MapServer/0',
    };
    standIn.fault({ match: 'GET /api/layers/application/{appId}', status: 200, body: [layer] });
    const page = await openPanel('admin');
    await page.press('Check map services');
    await checkedText('2 organizations checked');
    expect(standIn.requestsOf('GET /api/applications/service-layers')).toHaveLength(1);
    await page.press('1 service does not respond');
    expect(namesIn(await page.dialog('1 service does not respond'))[0]).toEqual([
      expect.stringContaining('Imagery/Oblique'),
      `/application/${applicationId(1)}/info#application-layers`,
    ]);
  });

  it('services whose state is unknown are not called silent', async () => {
    standIn.fault({ match: 'GET /api/applications/service-layers', status: 500, body: {} });
    const page = await openPanel('admin');
    await page.press('Check map services');
    await checkedText('2 organizations checked');
    expect(textsIn(await panel().findByRole('list', { name: 'Results: map services' }))).toEqual([
      expect.stringMatching(/^\d+ services could not be checked$/),
    ]);
  });
});

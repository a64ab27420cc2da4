import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId, roleId } from '../../mocks/db/seededIds.ts';
import { errorIn, groupRowsIn, pressIn, selectChoice } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [SOFIA, GRACE, WALTER] = [0, 2, 3].map(seededUserId) as [string, string, string];
const [LARKSPUR, MILLBROOK] = [applicationId(0), applicationId(1)];
const [ADMIN, ASSESSOR] = [0, 1].map(roleId) as [string, string];
const [APPLICATIONS, ROLES, LAYERS] = [
  'GET /api/applications',
  'GET /api/roles',
  'GET /api/protectedLayers/',
];

const openPage = async (id: string, hash = '', name = 'superadmin') => {
  const page = await visit(standIn, name, `/user/${id}/info${hash}`);
  await page.settled();
  return page;
};
const panel = (name: string) => screen.getByRole('region', { name, hidden: true });
const roles = () => panel('Roles by application');
const layers = () => panel('Protected layers by application');
const ids = (container: HTMLElement) => [...container.querySelectorAll('.mono')].map(id => id.textContent);
interface NamedApplication {
  applicationName: string;
}
/** The reply to a call, with all references as objects. */
const populated = async <T,>(path: string) => {
  standIn.refs('populated');
  const reply = await (await standIn.as('second.superadmin')).ask<T>('GET', path);
  standIn.refs('ids');
  return reply;
};
/** The platform returns this user with IDs only. */
const withoutNames = (user: object) =>
  standIn.fault({
    match: 'GET /api/users/detail/*',
    status: 200,
    body: { _id: WALTER, firstName: 'Walter', lastName: 'Amari', email: 'keeper@map.example', ...user },
  });

describe('references that come as IDs', () => {
  beforeEach(() => void standIn.refs('ids'));

  it('roles and admin access of a user that come as IDs are named, with one request for each list', async () => {
    await openPage(WALTER);
    await waitFor(() => expect(groupRowsIn(roles())).toEqual({ 'Larkspur County Assessor': ['Admin'] }));
    expect(groupRowsIn(panel('Admin access'))).toEqual({ '': ['Larkspur County Assessor'] });
    expect(ids(roles())).toEqual([]);
    expect(standIn.requestsOf(APPLICATIONS).map(({ query }) => query)).toEqual([
      { page: '1', pageSize: '0', all: 'true' },
    ]);
    expect(standIn.requestsOf(ROLES).map(({ query }) => query)).toEqual([{ page: '1', pageSize: '0' }]);
    expect(standIn.requestsOf(LAYERS)).toEqual([]);
  });

  it('protected layers that come as IDs are named, with one request for each application', async () => {
    await openPage(GRACE, '#protected-layers');
    await waitFor(() =>
      expect(groupRowsIn(layers())).toEqual({
        'City of Millbrook': ['Appeals in Progress'],
        'Larkspur County Assessor': ['Owner Names', 'Unpublished Sales'],
      }),
    );
    within(layers()).getByText('Owners, Mailing Addresses');
    expect(
      standIn
        .requestsOf(LAYERS)
        .map(({ query }) => query.application)
        .toSorted(),
    ).toEqual([LARKSPUR, MILLBROOK]);
  });

  it.each([
    ['flat, with an application', (layer: string) => [{ _id: layer, application: LARKSPUR }]],
    ['flat, alone', (layer: string) => [layer]],
  ])('protected layers of a user that come %s are named', async (_, protectedLayers) => {
    const [first] = await (
      await standIn.as('second.superadmin')
    ).ask<{ _id: string }[]>('GET', `/api/protectedLayers/?application=${LARKSPUR}`);
    withoutNames({ protectedLayers: protectedLayers(first!._id) });
    await openPage(WALTER, '#protected-layers');
    await waitFor(() =>
      expect(groupRowsIn(layers())).toEqual({ 'Larkspur County Assessor': ['Owner Names'] }),
    );
  });

  it('the applications of sessions that come as IDs are named', async () => {
    const { data } = await populated<{ data: { application: NamedApplication | null }[] }>(
      `/api/sessions/${GRACE}?page=1&pageSize=10`,
    );
    await openPage(GRACE, '#sessions');
    const visibleTexts = () =>
      within(screen.getByRole('table'))
        .getAllByRole('row')
        .slice(1)
        .map(row => row.firstElementChild!.textContent);
    await waitFor(() =>
      expect(visibleTexts()).toEqual(data.map(one => one.application?.applicationName ?? '–')),
    );
    expect(standIn.requestsOf(APPLICATIONS)).toHaveLength(1);
  });

  it('the applications in the purposes of a role that come as IDs are named', async () => {
    const carried = await populated<{ application: NamedApplication }[]>(`/api/purposes/role/${ADMIN}`);
    await visit(standIn, 'superadmin', `/role/${ADMIN}/info#purposes`);
    const wanted = new Set(
      carried
        .map(({ application }) => application.applicationName)
        .toSorted((one, other) => one.localeCompare(other)),
    );
    await waitFor(() =>
      expect(Object.keys(groupRowsIn(screen.getByRole('region', { name: /^Purposes/ })))).toEqual([
        ...wanted,
      ]),
    );
  });

  it('the preview of a transfer names roles and applications that come as IDs', async () => {
    const page = await openPage(GRACE);
    await page.press('Transfer from V4');
    const dialog = await page.dialog('Transfer from V4');
    await waitFor(() =>
      expect([...dialog.querySelectorAll('h4')].map(head => head.textContent)).toEqual([
        'Larkspur County Assessor',
        'Cedar Ridge Property Viewer',
        'Active subscriptions',
        'Archived subscriptions',
      ]),
    );
    await waitFor(() =>
      expect([...dialog.querySelectorAll('li > :first-child')].map(entry => entry.textContent)).toEqual([
        'Assessor',
        'Legacy Map Reader',
        'Public',
        'Professional Yearly, Larkspur County Assessor',
        'Day Pass, Cedar Ridge Property Viewer',
      ]),
    );
  });

  it('questions, banners and errors about roles and admin access name references that came as IDs', async () => {
    const page = await openPage(WALTER);
    await selectChoice(roles(), 'Roles', 'Admin');
    await selectChoice(roles(), 'Applications', 'Larkspur County Assessor');
    pressIn(roles(), 'Assign role');
    await waitFor(() =>
      expect(errorIn(roles(), 'Roles')).toBe('(Larkspur County Assessor, Admin) is/are already added'),
    );
    pressIn(roles(), 'Remove Admin, Larkspur County Assessor');
    within(await page.question('Remove the role Admin?')).getByText(
      'Walter Amari will no longer have this role in Larkspur County Assessor.',
    );
    await page.answer('Remove');
    await page.banner('Admin in Larkspur County Assessor has been removed.');
    pressIn(panel('Admin access'), 'Remove Larkspur County Assessor');
    await page.question('Remove admin access to Larkspur County Assessor?');
    await page.answer('Remove');
    await page.banner('Walter Amari no longer administers Larkspur County Assessor.');
  });

  it('the question about removing a protected layer names references that came as IDs', async () => {
    const page = await openPage(GRACE, '#protected-layers');
    await within(layers()).findByText('Owner Names');
    await waitFor(() => pressIn(layers(), 'Remove Owner Names, Larkspur County Assessor'));
    within(await page.question('Remove the layer Owner Names?')).getByText(
      'Grace Lindqvist will no longer see this layer in Larkspur County Assessor.',
    );
    await page.answer('Remove');
    expect(await page.banner('Owner Names in Larkspur County Assessor has been removed.')).toBeTruthy();
  });

  it('references show that their names are loading, and cannot be removed before', async () => {
    standIn.fault({ match: APPLICATIONS, hang: true, times: 1 });
    standIn.fault({ match: ROLES, hang: true, times: 1 });
    await openPage(WALTER);
    await waitFor(() => expect(groupRowsIn(roles())).toEqual({ 'Loading…': ['Loading…'] }));
    expect(document.body.textContent).not.toContain(LARKSPUR);
    expect(within(roles()).queryByRole('button', { name: /^Remove/ })).toBeNull();
    standIn.release();
  });

  it('references that their list does not contain are shown with their ID', async () => {
    withoutNames({
      rolesAssigned: [{ application: 'a1', role: 'r1' }],
      adminRoles: ['a1', LARKSPUR],
      protectedLayers: [{ application: LARKSPUR, protectedLayers: ['l1'] }],
    });
    await openPage(WALTER);
    await waitFor(() => expect(ids(roles())).toEqual(['a1', 'r1']));
    expect(ids(panel('Admin access'))).toEqual(['a1']);
    within(panel('Admin access')).getByText('Larkspur County Assessor');
    within(roles()).getByRole('button', { name: 'Remove r1, Unknown application a1' });
    await openPage(WALTER, '#protected-layers');
    await waitFor(() => expect(ids(layers())).toEqual(['l1']));
    within(layers()).getByText('Larkspur County Assessor');
  });

  it('references whose list could not be loaded are shown with their ID', async () => {
    standIn.fault({ match: APPLICATIONS, status: 403, body: { authorized: false } });
    const page = await openPage(WALTER);
    await waitFor(() =>
      expect(groupRowsIn(roles())).toEqual({ [`Unknown application ${LARKSPUR}`]: ['Admin'] }),
    );
    expect(ids(roles())).toEqual([LARKSPUR]);
    expect(page.banners()).toEqual([]);
  });

  it('applications that an admin does not administer are shown as other applications with an ID to copy', async () => {
    withoutNames({
      rolesAssigned: [7, 1, 8].map(n => ({ application: applicationId(n), role: ASSESSOR })),
      protectedLayers: [
        { application: applicationId(7), protectedLayers: [{ _id: 'l1', groupName: 'Deeds' }] },
      ],
    });
    const page = await openPage(WALTER, '', 'admin');
    const heads = () =>
      within(roles())
        .getAllByRole('heading', { level: 3 })
        .map(head => head.textContent);
    await waitFor(() =>
      expect(heads()).toEqual([
        `Another application ${applicationId(7)} 1`,
        `Another application ${applicationId(8)} 1`,
        'City of Millbrook 1',
      ]),
    );
    pressIn(roles(), `Copy Another application ${applicationId(8)}`);
    expect(await navigator.clipboard.readText()).toBe(applicationId(8));
    await page.person.click(screen.getByRole('tab', { name: /^Protected Layers/ }));
    await waitFor(() =>
      expect(groupRowsIn(layers())).toEqual({ [`Another application ${applicationId(7)}`]: ['Deeds'] }),
    );
    expect(ids(layers())).toEqual([applicationId(7)]);
  });

  it('users of a role that come as IDs are named, each from a request of its own', async () => {
    standIn.fault({ match: 'GET /api/users/role/*', status: 200, body: [GRACE, { _id: WALTER }, 'u9'] });
    await visit(standIn, 'superadmin', `/role/${ADMIN}/info`);
    const people = await screen.findByRole('region', { name: /^Assigned users/ });
    await waitFor(() =>
      expect(groupRowsIn(people)['']).toEqual(['Grace Lindqvist', 'Walter Amari', 'Unknown user u9']),
    );
    expect(within(people).queryByRole('link', { name: /Unknown user/ })).toBeNull();
  });
});

describe('references that come as objects', () => {
  it.each([WALTER, GRACE])(
    'references that come as objects are named without a request for a list, for the user %s',
    async id => {
      standIn.refs('populated');
      await openPage(id, '#protected-layers');
      const page = await openPage(id);
      await page.person.click(screen.getByRole('tab', { name: 'Sessions' }));
      await screen.findByRole('table');
      expect(standIn.calls().filter(call => [APPLICATIONS, ROLES, LAYERS].includes(call))).toEqual([]);
    },
  );

  it('a reference with its name beside the ID is not looked up', async () => {
    withoutNames({
      rolesAssigned: [
        { application: { _id: LARKSPUR, applicationName: 'Larkspur' }, role: 'r1', roleName: 'Surveyor' },
      ],
    });
    await openPage(WALTER);
    expect(groupRowsIn(roles())).toEqual({ Larkspur: ['Surveyor'] });
    expect(standIn.requestsOf(ROLES)).toEqual([]);
  });
});

describe.each(['ids', 'populated'] as const)('saving a record whose references came as %s', refs => {
  beforeEach(() => void standIn.refs(refs));

  it('saving a user sends all other fields as they were loaded', async () => {
    const read = await (await standIn.as('second.superadmin')).ask('GET', `/api/users/detail/${GRACE}/info`);
    const page = await openPage(GRACE);
    await page.press('Edit');
    await page.type(/^Last name/, 'Hopper');
    await page.press('Save');
    await page.banner(/^Changes to .+ have been saved\.$/);
    expect(standIn.requestsOf(`PUT /api/users/${GRACE}`).map(({ body }) => body)).toEqual([
      { ...read, lastName: 'Hopper' },
    ]);
  });

  it('saving a role sends all other fields as they were loaded', async () => {
    const otherUser = await standIn.as('second.superadmin');
    const used = {
      application: refs === 'ids' ? LARKSPUR : { _id: LARKSPUR, applicationName: 'Larkspur County Assessor' },
      owners: [WALTER, { _id: GRACE }],
    };
    await otherUser.ask('PUT', '/api/roles', {
      ...(await otherUser.ask('GET', `/api/roles/${ASSESSOR}/info`)),
      ...used,
    });
    const read = await otherUser.ask('GET', `/api/roles/${ASSESSOR}/info`);
    expect(read).toMatchObject(used);
    const page = await visit(standIn, 'superadmin', `/role/${ASSESSOR}/info`);
    await page.press('Edit');
    await page.type(/^Description/, 'Values land');
    await page.press('Save');
    await page.banner(/^The role .+ has been saved\.$/);
    expect(standIn.requestsOf('PUT /api/roles').map(({ body }) => body)).toEqual([
      { ...read, roleDescription: 'Values land' },
    ]);
  });

  it('saving the profile sends all other fields as they were loaded', async () => {
    const page = await visit(standIn, 'superadmin', '/view/profile');
    // This sign-in also changes the user.
    const {
      loginCount: _,
      lastLoggedIn: __,
      ...read
    } = await (await standIn.as('superadmin')).ask('GET', '/api/users/me');
    await page.type(/^Last name/, 'Hopper');
    await page.press('Save');
    await page.banner('Profile Updated Successfully.');
    expect(
      standIn
        .requestsOf(`PUT /api/users/${SOFIA}`)
        .map(({ body: { loginCount, lastLoggedIn, ...body } }) => body),
    ).toEqual([{ ...read, lastName: 'Hopper' }]);
  });
});

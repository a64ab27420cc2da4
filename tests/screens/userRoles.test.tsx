import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId, roleId } from '../../mocks/db/seededIds.ts';
import { errorIn, groupRowsIn, optionsOf, pressIn, selectChoice, selectedChoices } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, fakeClock, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [WALTER, TOMAS, CAROL, BRANDON] = [3, 5, 37, 39].map(seededUserId) as [string, string, string, string];
const [LARKSPUR, MILLBROOK] = [applicationId(0), applicationId(1)];
const [ADMIN, ASSESSOR, APPRAISER, RECORDER] = [0, 1, 2, 5].map(roleId) as [string, string, string, string];
const ADD = 'POST /api/users/add/role';
const REMOVE = `DELETE /api/users/remove/role/${WALTER}/${ADMIN}/${LARKSPUR}`;

const panel = () => screen.getByRole('region', { name: 'Roles by application', hidden: true });
const openPage = async (id = WALTER, name = 'superadmin') => {
  const page = await visit(standIn, name, `/user/${id}/info`);
  await page.settled();
  await waitFor(() => panel());
  return page;
};
const visibleNames = () => groupRowsIn(panel());
const bodies = () => standIn.requestsOf(ADD).map(({ body }) => body);
const choose = async (application: string, ...roles: string[]) => {
  await selectChoice(panel(), 'Applications', application);
  for (const role of roles) await selectChoice(panel(), 'Roles', role);
};
const namelessUser = (rolesAssigned: unknown) => ({ _id: WALTER, email: 'bare@map.example', rolesAssigned });

describe('the roles of a user', () => {
  it('the roles of a user are grouped by application, and the tab counts them', async () => {
    await openPage();
    expect(visibleNames()).toEqual({ 'Larkspur County Assessor': ['Admin'] });
    within(panel()).getByText('Runs an application');
    expect(screen.getByRole('tab', { name: /^Role List/ }).textContent).toBe('Role List1');
  });

  it.each([
    [
      'ids',
      { application: 'a1', role: 'r1', roleName: 'Assessor' },
      { 'Unknown application a1': ['Assessor'] },
      '/role/r1/info',
    ],
    [
      'ids without a name',
      { application: 'a1', role: 'r1' },
      { 'Unknown application a1': ['r1'] },
      '/role/r1/info',
    ],
    [
      'objects',
      { application: { _id: 'a1', applicationName: 'Larkspur' }, role: { _id: 'r1', roleName: 'Assessor' } },
      { Larkspur: ['Assessor'] },
      '/role/r1/info',
    ],
    [
      'the name of a deleted role',
      { application: 'a1', role: null, roleName: 'Assessor' },
      { 'Unknown application a1': ['Assessor'] },
      undefined,
    ],
    [
      'only the application',
      { application: 'a1', role: null },
      { 'Unknown application a1': ['No role'] },
      undefined,
    ],
    [
      'only the role',
      { application: null, role: { _id: 'r1', roleName: 'Assessor' } },
      { 'No application': ['Assessor'] },
      '/role/r1/info',
    ],
  ])('the roles of a user are read when they come as %s', async (_, assigned, groups, href) => {
    standIn.fault({ match: 'GET /api/users/detail/*', status: 200, body: namelessUser([assigned]) });
    await openPage();
    await waitFor(() => expect(visibleNames()).toEqual(groups));
    expect(within(panel()).queryAllByRole('link')[0]?.getAttribute('href')).toBe(href);
    expect(within(panel()).queryAllByRole('button', { name: /^Remove/ })).toHaveLength(href ? 1 : 0);
  });

  it('the roles panel shows that a user has no roles yet', async () => {
    await openPage(TOMAS);
    within(panel()).getByRole('heading', { name: 'No roles yet' });
    expect(visibleNames()).toEqual({});
  });

  it('the roles panel shows all 500 roles of a user and can be searched', async () => {
    const page = await openPage(CAROL);
    const all = visibleNames();
    expect(Object.values(all).flat()).toHaveLength(500);
    expect(Object.keys(all)).toEqual(Object.keys(all).sort((a, b) => a.localeCompare(b)));
    const box = panel().querySelector<HTMLInputElement>('input[type=search]')!;
    await page.person.type(box, 'cartog');
    await waitFor(() =>
      expect(new Set(Object.values(visibleNames()).flat())).toEqual(new Set(['Cartographer'])),
    );
    await page.person.clear(box);
    await page.person.type(box, 'zzzz');
    await waitFor(() => within(panel()).getByText('No matches'));
  });

  it('a role of a user leads to its page without reloading the document', async () => {
    const page = await openPage();
    await page.person.click(within(panel()).getByText('Admin'));
    await screen.findByRole('heading', { level: 1, name: 'Admin' });
    expect(page.address()).toBe(`/role/${ADMIN}/info`);
  });
});

describe('assigning roles to a user', () => {
  it('assigning a role needs an application and a role', async () => {
    await openPage();
    pressIn(panel(), 'Assign role');
    await waitFor(() => expect(errorIn(panel(), 'Applications')).toBe('Please select a valid Application'));
    expect(errorIn(panel(), 'Roles')).toBe('Please select a valid Role');
    await selectChoice(panel(), 'Applications', 'City of Millbrook');
    pressIn(panel(), 'Assign role');
    await waitFor(() => expect(errorIn(panel(), 'Roles')).toBe('Please select a valid Role'));
    expect(errorIn(panel(), 'Applications')).toBeUndefined();
    expect(bodies()).toEqual([]);
  });

  it('assigning several roles sends one request each, and shows them', async () => {
    const page = await openPage();
    await choose('City of Millbrook', 'Assessor', 'Appraiser');
    pressIn(panel(), 'Assign role');
    pressIn(panel(), 'Assign role');
    await page.banner(
      'Assigned to Walter Amari: (City of Millbrook, Assessor), (City of Millbrook, Appraiser).',
    );
    expect(bodies()).toEqual([
      { _id: WALTER, roleData: { application: MILLBROOK, role: ASSESSOR } },
      { _id: WALTER, roleData: { application: MILLBROOK, role: APPRAISER } },
    ]);
    await waitFor(() =>
      expect(visibleNames()).toEqual({
        'City of Millbrook': ['Appraiser', 'Assessor'],
        'Larkspur County Assessor': ['Admin'],
      }),
    );
    expect(selectedChoices(panel(), 'Roles')).toEqual([]);
    // The stored roles are the same.
    const now = await (await standIn.as('superadmin')).ask('GET', `/api/users/detail/${WALTER}/info`);
    expect(now.rolesAssigned).toHaveLength(3);
  });

  it('assigning roles in several applications sends each pair, and keeps the failed pair chosen', async () => {
    standIn.fault({ match: ADD, status: 500, body: { message: 'No disk' }, times: 1 });
    const page = await openPage();
    await choose('City of Millbrook', 'Assessor', 'Appraiser');
    await selectChoice(panel(), 'Applications', 'Silver Creek Public Works');
    pressIn(panel(), 'Assign role');
    await page.banner('There was an error saving the data. No disk');
    await page.banner(
      'Assigned to Walter Amari: (City of Millbrook, Appraiser), (Silver Creek Public Works, Assessor), (Silver Creek Public Works, Appraiser).',
    );
    expect(bodies()).toHaveLength(4);
    expect([selectedChoices(panel(), 'Applications'), selectedChoices(panel(), 'Roles')]).toEqual([
      ['City of Millbrook'],
      ['Assessor'],
    ]);
    await waitFor(() =>
      expect(visibleNames()).toMatchObject({
        'City of Millbrook': ['Appraiser'],
        'Silver Creek Public Works': ['Appraiser', 'Assessor'],
      }),
    );
  });

  it('an assigned role is shown and counted before the user is loaded again', async () => {
    const page = await openPage();
    standIn.fault({ match: 'GET /api/users/detail/*', hang: true });
    await choose('City of Millbrook', 'Assessor');
    pressIn(panel(), 'Assign role');
    await page.banner(/\(City of Millbrook, Assessor\)\.$/);
    expect(visibleNames()).toEqual({
      'City of Millbrook': ['Assessor'],
      'Larkspur County Assessor': ['Admin'],
    });
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /^Role List/ }).textContent).toBe('Role List2'),
    );
    standIn.release();
  });

  it('assigning a role that the user already has is refused without a request', async () => {
    await openPage();
    for (const role of ['Admin', 'Assessor']) await selectChoice(panel(), 'Roles', role);
    await selectChoice(panel(), 'Applications', 'Larkspur County Assessor');
    pressIn(panel(), 'Assign role');
    await waitFor(() =>
      expect(errorIn(panel(), 'Roles')).toBe('(Larkspur County Assessor, Admin) is/are already added'),
    );
    expect(bodies()).toEqual([]);
  });

  it('the roles panel offers all roles at first, then those that the user lacks in the chosen application', async () => {
    const SEARCH = 'GET /api/roles/search';
    await openPage();
    expect(await optionsOf(panel(), 'Roles')).toContain('Admin');
    await selectChoice(panel(), 'Applications', 'Larkspur County Assessor');
    expect(await optionsOf(panel(), 'Roles')).not.toContain('Admin');
    // The role can still be assigned in the second application.
    await selectChoice(panel(), 'Applications', 'City of Millbrook');
    expect(await optionsOf(panel(), 'Roles')).toContain('Admin');
    const requests = standIn.requestsOf(SEARCH).map(({ query }) => query);
    expect(requests).toEqual([{}, { filterApp: LARKSPUR, filterUser: WALTER }, {}]);
  });

  it('the roles panel stops offering an assigned role, and offers it again after removal', async () => {
    const page = await openPage();
    await choose('City of Millbrook', 'Assessor');
    pressIn(panel(), 'Assign role');
    await page.banner(/\(City of Millbrook, Assessor\)\.$/);
    await waitFor(async () => expect(await optionsOf(panel(), 'Roles')).not.toContain('Assessor'));
    await page.person.keyboard('{Escape}');
    pressIn(panel(), 'Remove Assessor, City of Millbrook');
    await page.answer('Remove');
    await page.banner('Assessor in City of Millbrook has been removed.');
    await waitFor(async () => expect(await optionsOf(panel(), 'Roles')).toContain('Assessor'));
  });

  it('the roles panel offers a role from another application even if the platform leaves it out', async () => {
    standIn.fault({
      match: 'GET /api/roles/search',
      status: 200,
      body: [{ _id: APPRAISER, roleName: 'Appraiser' }],
    });
    await openPage();
    await selectChoice(panel(), 'Applications', 'Larkspur County Assessor');
    expect(await optionsOf(panel(), 'Roles')).toEqual(['Appraiser']);
    pressIn(panel(), 'Clear Applications');
    await selectChoice(panel(), 'Applications', 'City of Millbrook');
    expect(await optionsOf(panel(), 'Roles')).toEqual(['Appraiser', 'Admin']);
  });

  it('assigning a role that the user has elsewhere sends it for the other application', async () => {
    const page = await openPage();
    await choose('City of Millbrook', 'Admin');
    pressIn(panel(), 'Assign role');
    await page.banner(/\(City of Millbrook, Admin\)\.$/);
    expect(bodies()).toEqual([{ _id: WALTER, roleData: { application: MILLBROOK, role: ADMIN } }]);
  });

  it('assigning a role that another user has just assigned shows the platform’s refusal', async () => {
    const page = await openPage();
    await choose('City of Millbrook', 'Assessor');
    await (
      await standIn.as('second.superadmin')
    ).ask('POST', ADD.slice(5), { _id: WALTER, roleData: { application: MILLBROOK, role: ASSESSOR } });
    pressIn(panel(), 'Assign role');
    await page.banner(
      'There was an error saving the data. (City of Millbrook, Assessor) is/are already added',
    );
    await waitFor(() => expect(visibleNames()).toMatchObject({ 'City of Millbrook': ['Assessor'] }));
  });

  it.each([
    [
      '400',
      { status: 400, body: { message: 'Not <b>now</b>' } },
      'There was an error saving the data. Not <b>now</b>',
    ],
    [
      'a lost connection',
      { drop: true },
      'There was an error saving the data. The connection was lost. Check your connection and try again.',
    ],
  ])(
    'a failed assignment (%s) is reported and stays chosen, and the other role is assigned',
    async (_, fault, text) => {
      standIn.fault({ match: ADD, ...fault, times: 1 });
      const page = await openPage();
      await choose('City of Millbrook', 'Assessor', 'Appraiser');
      pressIn(panel(), 'Assign role');
      await page.banner(text);
      await page.banner(/\(City of Millbrook, Appraiser\)\.$/);
      expect(selectedChoices(panel(), 'Applications')).toEqual(['City of Millbrook']);
      expect(selectedChoices(panel(), 'Roles')).toEqual(['Assessor']);
      expect(bodies()).toHaveLength(2);
      await waitFor(() => expect(visibleNames()).toMatchObject({ 'City of Millbrook': ['Appraiser'] }));
      pressIn(panel(), 'Assign role');
      await page.banner(/\(City of Millbrook, Assessor\)\.$/);
    },
  );

  it('assigning a role waits for its reply and is not sent twice', async () => {
    standIn.fault({ match: ADD, hang: true, times: 1 });
    await openPage();
    await choose('City of Millbrook', 'Assessor');
    pressIn(panel(), 'Assign role');
    await waitFor(() => expect(standIn.calls()).toContain(ADD));
    pressIn(panel(), 'Assign role');
    expect(standIn.calls().filter(call => call === ADD)).toHaveLength(1);
    standIn.release();
  });

  it('the roles panel offers all other applications once one is chosen', async () => {
    await openPage();
    const all = await optionsOf(panel(), 'Applications');
    await selectChoice(panel(), 'Applications', 'City of Millbrook');
    expect(await optionsOf(panel(), 'Applications')).toEqual(
      all.filter(name => name !== 'City of Millbrook'),
    );
    expect(standIn.requestsOf('GET /api/applications').some(({ query }) => query.query)).toBe(false);
  });

  it('the roles panel offers an admin only the applications that they administer', async () => {
    await openPage(WALTER, 'admin');
    expect(await optionsOf(panel(), 'Applications')).toEqual([
      'City of Millbrook',
      'Larkspur County Assessor',
    ]);
  });

  it.each([
    ['superadmin', true],
    ['admin', false],
  ])('the roles offered to a %s include Admin: %s', async (name, expected) => {
    await openPage(WALTER, name);
    const choices = await optionsOf(panel(), 'Roles', 'admin');
    expect(choices).toContain('Zoning Administrator');
    expect(choices.includes('Admin')).toBe(expected);
  });

  it('the roles panel loads applications and roles on focus, not before', async () => {
    await openPage();
    expect(standIn.calls().filter(call => /applications|roles\/search/.test(call))).toEqual([]);
    await optionsOf(panel(), 'Applications');
    expect(standIn.calls().filter(call => /applications|roles\/search/.test(call))).toEqual([
      'GET /api/applications',
    ]);
    await optionsOf(panel(), 'Roles', 'rec');
    expect(standIn.requestsOf('GET /api/roles/search').map(({ query }) => query)).toEqual([
      {},
      { name: 'rec' },
    ]);
  });
});

const FOREIGN = 'f'.repeat(24);
const assignments = [LARKSPUR, FOREIGN, null].map(application => ({
  role: { _id: RECORDER, roleName: 'Recorder' },
  application: application && {
    _id: application,
    applicationName: application === LARKSPUR ? 'Larkspur' : 'Elsewhere',
  },
}));

describe('roles outside the applications of an admin', () => {
  beforeEach(() =>
    standIn.fault({
      match: `GET /api/users/detail/${WALTER}*`,
      status: 200,
      body: namelessUser(assignments),
    }),
  );

  it('an admin cannot remove a role of a user in an application that they do not administer', async () => {
    await openPage(WALTER, 'admin');
    await waitFor(() =>
      expect(visibleNames()).toEqual({
        Elsewhere: ['Recorder'],
        Larkspur: ['Recorder'],
        'No application': ['Recorder'],
      }),
    );
    expect(
      within(panel())
        .getAllByRole('button', { name: /^Remove / })
        .map(button => button.getAttribute('aria-label')),
    ).toEqual(['Remove Recorder, Larkspur', 'Remove Recorder, No application']);
  });

  it('an admin who undoes removing a role without application does not assign it in other admins’ applications', async () => {
    standIn.fault({ match: `DELETE /api/users/remove/role/${WALTER}/${RECORDER}`, status: 204 });
    standIn.fault({ match: ADD, status: 200, body: namelessUser([]) });
    const page = await openPage(WALTER, 'admin');
    pressIn(panel(), 'Remove Recorder, No application');
    await page.answer('Remove');
    await page.press('Undo');
    await page.banner(/ has been restored/);
    expect(bodies()).toEqual([
      { _id: WALTER, roleData: { application: LARKSPUR, role: RECORDER } },
      { _id: WALTER, roleId: RECORDER },
    ]);
  });
});

describe('removing a role of a user', () => {
  const remove = async () => {
    pressIn(panel(), 'Remove Admin, Larkspur County Assessor');
    return screen.findByRole('alertdialog', { name: 'Remove the role Admin?' });
  };

  it('removing a role asks first, naming the user and the application', async () => {
    const page = await openPage();
    within(await remove()).getByText(
      'Walter Amari will no longer have this role in Larkspur County Assessor.',
    );
    await page.answer('Cancel');
    expect(standIn.calls().filter(call => call.startsWith('DELETE'))).toEqual([]);
  });

  it('a role is removed at once, and Undo assigns it again', async () => {
    const page = await openPage();
    await remove();
    await page.answer('Remove');
    await page.banner('Admin in Larkspur County Assessor has been removed.');
    expect(standIn.calls().filter(call => call.startsWith('DELETE'))).toEqual([REMOVE]);
    await waitFor(() => expect(visibleNames()).toEqual({}));
    await page.press('Undo');
    await page.banner('Admin in Larkspur County Assessor has been restored.');
    expect(bodies()).toEqual([{ _id: WALTER, roleData: { application: LARKSPUR, role: ADMIN } }]);
    await waitFor(() => expect(visibleNames()).toEqual({ 'Larkspur County Assessor': ['Admin'] }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('removing a role can be undone by keyboard, and no banner stays', async () => {
    const page = await openPage();
    await remove();
    await page.answer('Remove');
    await page.banner('Admin in Larkspur County Assessor has been removed.');
    screen.getByRole('button', { name: 'Undo' }).focus();
    await page.person.keyboard('{Enter}');
    await page.banner('Admin in Larkspur County Assessor has been restored.');
    await page.gone('Admin in Larkspur County Assessor has been restored.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('removing a role can be undone for five seconds', async () => {
    const page = await openPage();
    await remove();
    fakeClock.start();
    await page.answer('Remove');
    await page.banner('Admin in Larkspur County Assessor has been removed.');
    fakeClock.advance(4500);
    screen.getByRole('button', { name: 'Undo' });
    fakeClock.advance(1000);
    await page.gone('Admin in Larkspur County Assessor has been removed.');
    expect(bodies()).toEqual([]);
  });

  it('removing a role without application removes it everywhere, and Undo restores each assignment', async () => {
    const page = await openPage(BRANDON);
    const before = visibleNames();
    expect(before['No application']).toEqual(['Recorder']);
    pressIn(panel(), 'Remove Recorder, No application');
    await screen.findByRole('alertdialog', { name: 'Remove the role Recorder?' });
    await page.answer('Remove');
    await page.banner('Recorder has been removed.');
    await page.press('Undo');
    await page.banner(/^Recorder has been restored/);
    expect(standIn.calls().filter(call => call.startsWith('DELETE'))).toEqual([
      `DELETE /api/users/remove/role/${BRANDON}/${RECORDER}`,
    ]);
    expect(bodies()).toContainEqual({ _id: BRANDON, roleId: RECORDER });
    await waitFor(() => expect(visibleNames()).toEqual(before));
  });

  it('a failure to undo the removal of a role is reported', async () => {
    standIn.fault({ match: ADD, status: 500, times: 1 });
    const page = await openPage();
    await remove();
    await page.answer('Remove');
    await page.press('Undo');
    await page.banner(
      'There was an error saving the data. Something went wrong on the platform (500). Try again later.',
    );
    expect(bodies()).toHaveLength(1);
  });

  it.each([
    [
      '400',
      { status: 400, body: { message: 'The last one stays' } },
      'There was an error removing the data. The last one stays',
    ],
    [
      'a lost connection',
      { drop: true },
      'There was an error removing the data. The connection was lost. Check your connection and try again.',
    ],
  ])('a failure to remove a role (%s) is reported, and the role stays', async (_, fault, text) => {
    standIn.fault({ match: 'DELETE /api/users/remove/role/*', ...fault, times: 1 });
    const page = await openPage();
    await remove();
    await page.answer('Remove');
    await page.banner(text);
    expect(visibleNames()).toEqual({ 'Larkspur County Assessor': ['Admin'] });
    expect(standIn.calls().filter(call => call.startsWith('DELETE'))).toEqual([REMOVE]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

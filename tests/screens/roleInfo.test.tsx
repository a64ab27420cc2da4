import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { ROLES } from '../../mocks/db/demoNames.ts';
import { applicationId, roleId } from '../../mocks/db/seededIds.ts';
import { errorIn, groupRowsIn, optionsOf, pressIn, selectChoice, selectedChoices } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, fakeClock, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [GRACE, WALTER] = [seededUserId(2), seededUserId(3)];
const ADMIN = roleId(0);
const SEASONAL = roleId(ROLES.length - 1);
const [LARKSPUR, MILLBROOK] = [applicationId(0), applicationId(1)];
const ADD = 'POST /api/users/add/role';
const openPage = async (id = ADMIN, name = 'superadmin', hash = '') => {
  const page = await visit(standIn, name, `/role/${id}/info${hash}`);
  await page.settled();
  return page;
};
const people = () => screen.getByRole('region', { name: 'Assigned users', hidden: true });
const purposes = () => screen.getByRole('region', { name: 'Purposes' });
const names = () => Object.values(groupRowsIn(people())).flat();
const removals = () => standIn.calls().filter(call => call.startsWith('DELETE'));

const give = async (_id: string, application: string, role: string) =>
  (await standIn.as('second.superadmin')).ask('POST', '/api/users/add/role', {
    _id,
    roleData: { application, role },
  });

describe('the page of a role', () => {
  it('the page of a role shows name, description, and its users with their applications', async () => {
    await openPage();
    screen.getByRole('heading', { level: 1, name: 'Admin' });
    const details = within(screen.getByRole('region', { name: 'Details' }));
    for (const fact of [ADMIN, 'Admin', 'Runs an application']) details.getByText(fact);
    expect(names()).toEqual(['Walter Amari']);
    within(people()).getByText('keeper@map.example');
    await within(people()).findByText('Larkspur County Assessor');
    for (const call of [
      `GET /api/roles/${ADMIN}/info`,
      `GET /api/users/role/${ADMIN}`,
      `GET /api/purposes/role/${ADMIN}`,
    ])
      expect(standIn.requestsOf(call)).toHaveLength(1);
  });

  it('the page of a role copies the emails of its users', async () => {
    const page = await openPage();
    await page.press('Copy emails');
    await page.banner('1 email copied');
    expect(await navigator.clipboard.readText()).toBe('keeper@map.example');
  });

  it('the page of a role has the tabs Assigned users, Purposes and Access', async () => {
    await openPage();
    expect(screen.getAllByRole('tab').map(tab => tab.textContent?.replace(/\d+$/, ''))).toEqual([
      'Assigned users',
      'Purposes',
      'Access',
    ]);
  });

  it('the page of a role lists its purposes by application in a tab that the address opens', async () => {
    const page = await openPage();
    const carried = await (
      await standIn.as('second.superadmin')
    ).ask<{ application: { applicationName: string }; purposeName: string }[]>(
      'GET',
      `/api/purposes/role/${ADMIN}`,
    );
    const wanted: Record<string, string[]> = {};
    for (const { application, purposeName } of carried)
      (wanted[application.applicationName] ??= []).push(purposeName);
    for (const list of Object.values(wanted)) list.sort((a, b) => a.localeCompare(b));
    await page.person.click(screen.getByRole('tab', { name: `Purposes ${carried.length}` }));
    expect(page.address()).toBe(`/role/${ADMIN}/info#purposes`);
    await waitFor(() => expect(groupRowsIn(purposes())).toEqual(wanted));
  });

  it('a purpose of a role leads to its page, where the breadcrumb begins with the application', async () => {
    const page = await openPage(ADMIN, 'superadmin', '#purposes');
    const [group] = await screen.findAllByRole('heading', { level: 3 });
    const application = group!.firstChild!.textContent!;
    const link = within(purposes()).getAllByRole('link')[0]!;
    const purpose = link.textContent!;
    await page.person.click(link);
    expect(page.address()).toMatch(/^\/purposes\/\w+\/info\?application=\w+$/);
    const trail = () =>
      within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(trail()).toEqual(expect.arrayContaining([application])));
    // Rows render again as the rest of the purpose arrives.
    await page.settled();
    await page.person.click(
      (await screen.findAllByRole('link', { name: /./ })).find(one =>
        one.getAttribute('href')?.startsWith('/toolgroup/'),
      )!,
    );
    await waitFor(() => expect(trail()).toEqual(expect.arrayContaining([application, purpose])));
  });

  it('the page of a role names the applications beside each user, or says that the user has none', async () => {
    const user = (_id: string, rolesAssigned: object[]) => ({
      _id,
      firstName: 'Ann',
      lastName: _id,
      email: `${_id}@map.example`,
      rolesAssigned,
    });
    const assignment = (application: unknown) => ({ role: ADMIN, application });
    const data = [
      user('u1', [assignment(null), { role: 'other', application: LARKSPUR }]),
      user('u2', [assignment(LARKSPUR), assignment({ _id: 'a2', applicationName: 'Elsewhere' })]),
    ];
    standIn.fault({ match: 'GET /api/users/role/*', status: 200, body: data });
    await openPage();
    const rows = () =>
      within(people())
        .getAllByRole('listitem')
        .map(row => row.textContent);
    await waitFor(() =>
      expect(rows()).toEqual([
        'Ann u1u1@map.exampleNo application',
        'Ann u2u2@map.exampleLarkspur County Assessor, Elsewhere',
      ]),
    );
  });

  it('the page of a role reads purposes whose application is an ID or missing', async () => {
    const data = [
      { _id: 'p1', purposeName: 'One', application: 'a1' },
      { _id: 'p2', application: null },
      { _id: 'p3', purposeName: 'Three', application: { _id: 'a2', applicationName: 'Millbrook' } },
    ];
    standIn.fault({ match: 'GET /api/purposes/role/*', status: 200, body: { data } });
    await openPage(ADMIN, 'superadmin', '#purposes');
    await waitFor(() =>
      expect(groupRowsIn(purposes())).toEqual({
        'Unknown application a1': ['One'],
        Millbrook: ['Three'],
        'No application': ['p2'],
      }),
    );
  });

  it('the page of a role says that no users and no purposes have it', async () => {
    const page = await openPage(SEASONAL);
    await screen.findByRole('heading', { name: 'No users have this role yet' });
    await page.person.click(screen.getByRole('tab', { name: /^Purposes/ }));
    expect(await screen.findByRole('heading', { name: 'No purposes have this role yet' })).toBeTruthy();
  });

  it('a user of a role leads to their page without reloading the document, and Back returns', async () => {
    const page = await openPage();
    await page.follow('Walter Amari');
    await screen.findByRole('heading', { level: 1, name: 'Walter Amari' });
    expect(page.address()).toBe(`/user/${WALTER}/info`);
    page.back();
    await screen.findByRole('heading', { level: 1, name: 'Admin' });
  });

  it('the page of a role is read-only until Edit, needs a name, and returns the focus after saving', async () => {
    const page = await openPage();
    expect(screen.queryByLabelText(/^Name/)).toBeNull();
    await page.press('Edit');
    await screen.findByLabelText(/^Name/);
    expect([page.valueOf(/^Name/), page.valueOf(/^Description/)]).toEqual(['Admin', 'Runs an application']);
    await page.type(/^Name/, '');
    await page.press('Save');
    await waitFor(() => expect(page.errorOf(/^Name/)).toBe('Role Name is required'));
    await page.type(/^Name/, 'Chief');
    await page.press('Save');
    await page.banner(/^The role .+ has been saved\.$/);
    expect(standIn.requestsOf('PUT /api/roles').map(({ body }) => body)).toMatchObject([
      { _id: ADMIN, roleName: 'Chief', roleDescription: 'Runs an application' },
    ]);
    await screen.findByRole('heading', { level: 1, name: 'Chief' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  });

  it('deleting a role on its page names its users first, and leads to the list', async () => {
    const page = await openPage();
    await page.person.click(screen.getAllByRole('button', { name: 'Delete' })[0]!);
    const question = await page.question('Sure to delete Admin ?');
    await within(question).findByText('Assigned to 1 user');
    await page.answer('Delete');
    await page.banner(/^The role .+ has been deleted\.$/);
    await waitFor(() => expect(page.address()).toBe('/roles'));
  });

  it('the page of an unknown role says that it was not found', async () => {
    await visit(standIn, 'superadmin', `/role/${roleId(999)}/info`);
    await screen.findByText('Role not found');
    expect(screen.queryByRole('region', { name: 'Assigned users' })).toBeNull();
  });

  it('a refusal of a role shows a message and leads to the start page', async () => {
    standIn.fault({ match: 'GET /api/roles/*', status: 403, body: { authorized: false } });
    const page = await visit(standIn, 'admin', `/role/${ADMIN}/info`);
    await page.banner('You are not authorized to view Roles.');
    await waitFor(() => expect(page.address()).toBe('/'));
  });

  it('the page of a role reports that its users could not be loaded, and loads them again on Retry', async () => {
    standIn.fault({ match: 'GET /api/users/role/*', status: 500, body: { message: 'No disk' }, times: 2 });
    await visit(standIn, 'superadmin', `/role/${ADMIN}/info`);
    await screen.findByText('No disk');
    within(people()).getByRole('button', { name: 'Retry' }).click();
    await waitFor(() => expect(names()).toEqual(['Walter Amari']));
  });

  it.each([0, 1, 500])('the page of a role shows %i users', async count => {
    const data = Array.from({ length: count }, (_, n) => ({
      _id: `u${n}`,
      firstName: 'Ann',
      lastName: `No. ${n}`,
      email: `ann.${n}@map.example`,
    }));
    standIn.fault({ match: 'GET /api/users/role/*', status: 200, body: data });
    const page = await openPage();
    expect(names()).toHaveLength(count);
    expect(within(people()).queryByRole('searchbox') !== null).toBe(count === 500);
    if (count < 500) return;
    await page.person.type(within(people()).getByRole('searchbox'), 'ann.49@');
    await waitFor(() => expect(names()).toEqual(['Ann No. 49']));
    await waitFor(() => expect(page.address()).toBe(`/role/${ADMIN}/info?usersQ=ann.49%40`));
  });

  it('the page of a role searches its users as the address says, even when there are few', async () => {
    await visit(standIn, 'superadmin', `/role/${ADMIN}/info?usersQ=nobody`);
    await waitFor(() =>
      expect(within(people()).getByRole<HTMLInputElement>('searchbox').value).toBe('nobody'),
    );
    await within(people()).findByText('No matches');
    expect(names()).toEqual([]);
  });
});

describe('assigning and removing the users of a role', () => {
  const add = async () => within(people()).getByRole('button', { name: 'Assign' }).click();

  it('the search for users of a role starts with three characters', async () => {
    const page = await openPage();
    const field = within(people()).getByRole('combobox', { name: 'User' });
    await page.person.click(field);
    fakeClock.start();
    await page.person.type(field, 'gr');
    fakeClock.advance(1000);
    expect(standIn.requestsOf('GET /api/users/search')).toEqual([]);
    await page.person.type(field, 'ace');
    fakeClock.advance(500);
    await waitFor(() =>
      expect(standIn.requestsOf('GET /api/users/search').map(({ query }) => query)).toEqual([
        { name: 'grace' },
      ]),
    );
    await screen.findByRole('option', { name: /Grace Lindqvist/ });
  });

  it('assigning a role needs a chosen user, and sends one request', async () => {
    const page = await openPage();
    await add();
    await waitFor(() => expect(errorIn(people(), 'User')).toBe('Please Select a Valid User'));
    expect(standIn.requestsOf(ADD)).toEqual([]);
    await selectChoice(people(), 'User', 'Grace Lindqvist', 'grace');
    expect(errorIn(people(), 'User')).toBeUndefined();
    await add();
    await page.banner('Grace Lindqvist now has the role Admin.');
    expect(standIn.requestsOf(ADD).map(({ body }) => body)).toEqual([{ _id: GRACE, roleId: ADMIN }]);
    await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['Grace Lindqvist', 'Walter Amari'])));
    expect(selectedChoices(people(), 'User')).toEqual([]);
  });

  it('a user who already has the role is refused in the documented words without a request', async () => {
    await openPage();
    await selectChoice(people(), 'User', 'Walter Amari', 'walter');
    await add();
    await waitFor(() => expect(errorIn(people(), 'User')).toBe('This user is already added'));
    expect(standIn.requestsOf(ADD)).toEqual([]);
  });

  it.each([
    ['400', { status: 400, body: { message: 'Not now' } }, 'There was an error saving the data. Not now'],
    [
      'a lost connection',
      { drop: true },
      'There was an error saving the data. The connection was lost. Check your connection and try again.',
    ],
  ])(
    'a failed assignment of a role to a user (%s) is reported, and the user stays chosen',
    async (_, fault, text) => {
      standIn.fault({ match: ADD, ...fault, times: 1 });
      const page = await openPage();
      await selectChoice(people(), 'User', 'Grace Lindqvist', 'grace');
      await add();
      await page.banner(text);
      expect(selectedChoices(people(), 'User')).toEqual(['Grace Lindqvist']);
      expect(standIn.requestsOf(ADD)).toHaveLength(1);
    },
  );

  it('removing a role from a user asks by name, and Undo assigns it in the same application again', async () => {
    const page = await openPage();
    await page.press('Remove Walter Amari');
    const question = await page.question('Remove the role Admin from Walter Amari?');
    within(question).getByText('Walter Amari (keeper@map.example) will lose this role in every application.');
    await page.answer('Cancel');
    expect(removals()).toEqual([]);
    await page.press('Remove Walter Amari');
    await page.answer('Remove');
    await page.banner('Walter Amari no longer has the role Admin.');
    expect(removals()).toEqual([`DELETE /api/users/remove/role/${WALTER}/${ADMIN}`]);
    await screen.findByRole('heading', { name: 'No users have this role yet' });
    await page.press('Undo');
    await page.banner('Walter Amari now has the role Admin.');
    expect(standIn.requestsOf(ADD).map(({ body }) => body)).toEqual([
      { _id: WALTER, roleData: { application: LARKSPUR, role: ADMIN } },
    ]);
    await waitFor(() => expect(names()).toEqual(['Walter Amari']));
  });

  it('removing a role from a user can be undone for five seconds', async () => {
    const page = await openPage();
    await page.press('Remove Walter Amari');
    fakeClock.start();
    await page.answer('Remove');
    await page.banner('Walter Amari no longer has the role Admin.');
    fakeClock.advance(4000);
    screen.getByRole('button', { name: 'Undo' });
    fakeClock.advance(1500);
    await page.gone('Walter Amari no longer has the role Admin.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(standIn.requestsOf(ADD)).toEqual([]);
  });

  it('a failed removal of a role from a user is reported, and the user stays', async () => {
    standIn.fault({ match: 'DELETE /api/users/remove/role/*', status: 500, times: 1 });
    const page = await openPage();
    await page.press('Remove Walter Amari');
    await page.answer('Remove');
    await page.banner(
      'There was an error removing the data. Something went wrong on the platform (500). Try again later.',
    );
    expect(names()).toEqual(['Walter Amari']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('an admin does not see users who have a role only in other applications', async () => {
    await (
      await standIn.as('second.superadmin')
    ).ask('POST', ADD.slice(5), {
      _id: seededUserId(12),
      roleData: { application: applicationId(7), role: SEASONAL },
    });
    await (
      await standIn.as('second.superadmin')
    ).ask('POST', ADD.slice(5), { _id: GRACE, roleData: { application: MILLBROOK, role: SEASONAL } });
    await openPage(SEASONAL, 'admin');
    await waitFor(() => expect(names()).toEqual(['Grace Lindqvist']));
    expect(await optionsOf(people(), 'User', 'grace')).toContain('Grace Lindqvist');
  });

  it('an admin is not offered themselves as the user of a role', async () => {
    await openPage(SEASONAL, 'admin');
    const choices = await optionsOf(people(), 'User', 'map.example');
    expect(choices).toContain('Walter Amari');
    expect(choices).not.toContain('Daniel Okafor');
  });

  it('an admin sees the users of the role Admin, but cannot change them', async () => {
    await openPage(ADMIN, 'admin');
    expect(names()).toEqual(['Walter Amari']);
    expect(within(people()).queryByRole('combobox', { name: 'User' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});

describe('removing a role from several users', () => {
  it('the role is removed from all its users in one application, and Undo assigns it again', async () => {
    await give(GRACE, LARKSPUR, SEASONAL);
    await give(WALTER, LARKSPUR, SEASONAL);
    await give(GRACE, MILLBROOK, SEASONAL);
    const page = await openPage(SEASONAL);
    await page.press('Remove from several users');
    const dialog = await page.dialog('Remove a role from 2 users?');
    expect(await optionsOf(dialog, 'Application')).toEqual(['City of Millbrook', 'Larkspur County Assessor']);
    await selectChoice(dialog, 'Application', 'Larkspur County Assessor');
    pressIn(dialog, 'Remove role');
    await within(dialog).findByRole('heading', { name: 'Role removed from 2 users' });
    expect(removals().sort()).toEqual(
      [GRACE, WALTER].map(id => `DELETE /api/users/remove/role/${id}/${SEASONAL}/${LARKSPUR}`),
    );
    fireEvent.click([...dialog.querySelectorAll('button')].at(-1)!);
    await page.banner(
      'Grace Lindqvist and Walter Amari no longer have Seasonal Clerk in Larkspur County Assessor.',
    );
    await waitFor(() => expect(names()).toEqual(['Grace Lindqvist']));
    await page.press('Undo');
    await waitFor(() => expect(names()).toEqual(['Grace Lindqvist', 'Walter Amari']));
  });

  it('the users who have the role only in other applications are named and keep it', async () => {
    await give(GRACE, LARKSPUR, SEASONAL);
    await give(WALTER, MILLBROOK, SEASONAL);
    const page = await openPage(SEASONAL);
    await page.press('Remove from several users');
    const dialog = await page.dialog('Remove a role from 2 users?');
    await selectChoice(dialog, 'Application', 'City of Millbrook');
    within(dialog).getByText('Grace Lindqvist does not have the role there.');
    pressIn(dialog, 'Remove role');
    await within(dialog).findByRole('heading', { name: 'Role removed from 1 user' });
    expect(removals()).toEqual([`DELETE /api/users/remove/role/${WALTER}/${SEASONAL}/${MILLBROOK}`]);
  });

  it('an admin is not offered to remove the role Admin from several users', async () => {
    await openPage(ADMIN, 'admin');
    expect(names()).toEqual(['Walter Amari']);
    expect(screen.queryByRole('button', { name: 'Remove from several users' })).toBeNull();
  });
});

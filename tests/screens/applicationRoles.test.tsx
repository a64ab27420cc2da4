import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { ROLES } from '../../mocks/db/demoNames.ts';
import { applicationId, roleId } from '../../mocks/db/seededIds.ts';
import { errorIn, groupRowsIn, pressIn, selectChoice } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const LARKSPUR = applicationId(0);
const [GRACE, WALTER] = [seededUserId(2), seededUserId(3)];
const [ADMIN, PLANNER, SEASONAL] = [roleId(0), roleId(6), roleId(ROLES.length - 1)];
const [UPDATE, CREATE, ASSIGN] = [
  `PUT /api/applications/${LARKSPUR}`,
  'POST /api/roles',
  'POST /api/users/add/role',
];
const asOtherUser = () => standIn.as('second.superadmin');
const info = async () =>
  (await asOtherUser()).ask<{ roles: { _id: string }[]; __v: number }>(
    'GET',
    `/api/applications/fullinfo/${LARKSPUR}`,
  );
const stored = async () => (await info()).roles.map(({ _id }) => _id);
const openPage = async (roles = [ADMIN, SEASONAL], more = '', as = 'superadmin') => {
  await (await asOtherUser()).ask('PUT', `/api/applications/${LARKSPUR}`, { roles });
  const page = await visit(standIn, as, `/application/${LARKSPUR}/info${more}#tools`);
  await page.settled();
  await screen.findByRole('button', { name: 'Add role' });
  return page;
};
const seasonal = `?roleChosen=${SEASONAL}`;
const nav = () => screen.findByRole('navigation', { name: 'Roles' });
const names = async () =>
  within(await nav())
    .getAllByRole('link')
    .map(link => link.querySelector('span')?.textContent);
const namesAre = (expected: string[]) => waitFor(async () => expect(await names()).toEqual(expected));
const holders = () => screen.getByRole('region', { name: 'Users' });
const people = () => Object.values(groupRowsIn(holders())).flat();
const peopleAre = (expected: string[]) => waitFor(() => expect(people()).toEqual(expected));
const give = async (user: string, application?: string) =>
  (await asOtherUser()).ask(
    'POST',
    '/api/users/add/role',
    application ? { _id: user, roleData: { application, role: SEASONAL } } : { _id: user, roleId: SEASONAL },
  );

describe('the roles of an application', () => {
  it('the roles of an application are in alphabetical order, and the address says whose users are shown', async () => {
    const page = await openPage([SEASONAL, ADMIN, PLANNER]);
    expect(await names()).toEqual(['Admin', 'Planner', 'Seasonal Clerk']);
    await peopleAre(['Walter Amari']);
    await page.follow(/^Seasonal Clerk/);
    expect(page.address()).toBe(`/application/${LARKSPUR}/info${seasonal}#tools`);
    await screen.findByRole('heading', { name: 'No users have this role here yet' });
    expect(screen.getByRole('link', { name: 'Seasonal Clerk' }).getAttribute('href')).toBe(
      `/role/${SEASONAL}/info`,
    );
    page.back();
    await peopleAre(['Walter Amari']);
  });

  it('the tools tab shows that an application has no roles yet', async () => {
    await openPage([]);
    await screen.findByRole('heading', { name: 'No roles yet' });
    expect(screen.queryByRole('navigation', { name: 'Roles' })).toBeNull();
  });

  it('a role is removed from an application after a question with nothing else changed, and Undo restores it', async () => {
    const page = await openPage([ADMIN, SEASONAL], seasonal);
    const before = await info();
    await page.press('Remove from application');
    await page.question('Remove the role Seasonal Clerk from Larkspur County Assessor?');
    await page.answer('Remove');
    await page.banner('The role Seasonal Clerk has been removed from Larkspur County Assessor.');
    const { body } = standIn.requestsOf(UPDATE)[0]!;
    expect([body.roles, Object.keys(body).sort()]).toEqual([[ADMIN], Object.keys(before).sort()]);
    const { roles: _, __v: __, ...rest } = before;
    expect(await info()).toMatchObject(rest);
    await namesAre(['Admin']);
    await page.press('Undo');
    await page.banner('The role Seasonal Clerk has been added to Larkspur County Assessor.');
    expect(await stored()).toEqual([ADMIN, SEASONAL]);
  });

  it('removing a role from an application keeps a role that another user has added since', async () => {
    const page = await openPage([ADMIN, SEASONAL], seasonal);
    await (
      await asOtherUser()
    ).ask('PUT', `/api/applications/${LARKSPUR}`, { roles: [ADMIN, SEASONAL, PLANNER] });
    await page.press('Remove from application');
    await page.answer('Remove');
    await page.banner(/^The role Seasonal Clerk has been removed from/);
    expect(await stored()).toEqual([ADMIN, PLANNER]);
  });

  it('deleting a role of an application asks first, naming the users who lose it', async () => {
    await give(GRACE, LARKSPUR);
    const page = await openPage([ADMIN, SEASONAL], seasonal);
    await page.press('Delete');
    const question = await page.question('Sure to delete Seasonal Clerk ?');
    await within(question).findByText('Assigned to 1 user');
    within(question).getByText('Grace Lindqvist');
    await page.answer('Delete');
    await page.banner('The role Seasonal Clerk has been deleted.');
    await namesAre(['Admin']);
    expect(await stored()).toEqual([ADMIN]);
  });
});

describe('adding a role to an application', () => {
  const dialog = () => screen.getByRole('dialog', { name: 'Add role' });
  const openDialog = async () => {
    const page = await openPage([ADMIN]);
    await page.press('Add role');
    await page.dialog('Add role');
    return page;
  };
  const typeName = async (name: string) =>
    fireEvent.change(await within(dialog()).findByLabelText(/^Name/), { target: { value: name } });
  const useExisting = async (name: string, text: string) => {
    fireEvent.click(within(dialog()).getByRole('tab', { name: 'Use existing' }));
    await selectChoice(dialog(), 'Role', name, text);
  };
  const submit = () => pressIn(screen.getByRole('form', { name: 'Use existing' }), 'Add role');

  it('a new role is created and added to the application', async () => {
    const page = await openDialog();
    await typeName('Night Watch');
    pressIn(dialog(), 'Create role');
    await page.banner('Role ssuccessfully created.');
    expect(standIn.requestsOf(CREATE).map(({ body }) => body)).toMatchObject([{ roleName: 'Night Watch' }]);
    await namesAre(['Admin', 'Night Watch']);
  });

  it('a role that was created but not added is not created again on the next attempt', async () => {
    const page = await openDialog();
    standIn.fault({ match: UPDATE, status: 500, body: {}, times: 1 });
    await typeName('Night Watch');
    pressIn(dialog(), 'Create role');
    await page.banner(/^The role was created but could not be added to the application\. Try again\./);
    pressIn(dialog(), 'Create role');
    await page.banner('Role ssuccessfully created.');
    expect(standIn.requestsOf(CREATE)).toHaveLength(1);
    await namesAre(['Admin', 'Night Watch']);
  });

  it('a new role that the reply does not identify is not added to the application', async () => {
    const page = await openDialog();
    standIn.fault({ match: CREATE, status: 204, times: 1 });
    await typeName('Night Watch');
    pressIn(dialog(), 'Create role');
    await page.banner(/^The platform’s response was lost and your new entry has not been added yet/);
    expect(standIn.calls().filter(call => call.startsWith('PUT '))).toEqual([]);
  });

  it('a new role whose reply was lost is looked up, added to the application, and not created twice', async () => {
    const page = await openDialog();
    standIn.fault({ match: CREATE, answer: 'cut', times: 1 });
    await typeName('Night Watch');
    pressIn(dialog(), 'Create role');
    await page.banner('The platform’s response was lost, but your new entry has been added.');
    await namesAre(['Admin', 'Night Watch']);
    expect(standIn.requestsOf(CREATE)).toHaveLength(1);
  });

  it('an existing role can be added to an application', async () => {
    const page = await openDialog();
    await useExisting('Seasonal Clerk', 'seas');
    submit();
    await page.banner('The role Seasonal Clerk has been added to Larkspur County Assessor.');
    expect(standIn.requestsOf(CREATE)).toEqual([]);
    expect(await stored()).toEqual([ADMIN, SEASONAL]);
  });

  it('adding an existing role needs a role that the application does not have yet', async () => {
    await openDialog();
    fireEvent.click(within(dialog()).getByRole('tab', { name: 'Use existing' }));
    submit();
    await waitFor(() => expect(errorIn(dialog(), 'Role')).toBe('Please select a valid Role'));
    await useExisting('Admin', 'admi');
    submit();
    await waitFor(() => expect(errorIn(dialog(), 'Role')).toBe('Admin is/are already added'));
    expect(standIn.requestsOf(UPDATE)).toEqual([]);
  });
});

describe('users with a role in an application', () => {
  const assign = async (name: string, text: string) => {
    await selectChoice(holders(), 'User', name, text);
    pressIn(holders(), 'Assign');
  };

  it('a user is assigned a role in the application after a search with three characters', async () => {
    const page = await openPage([SEASONAL]);
    await assign('Grace Lindqvist', 'lin');
    await page.banner('Grace Lindqvist now has the role Seasonal Clerk in Larkspur County Assessor.');
    expect(standIn.requestsOf(ASSIGN).map(({ body }) => body)).toEqual([
      { _id: GRACE, roleData: { application: LARKSPUR, role: SEASONAL } },
    ]);
    await peopleAre(['Grace Lindqvist']);
  });

  it('assigning a role in an application needs a user who does not have it yet', async () => {
    await give(GRACE, LARKSPUR);
    await openPage([SEASONAL]);
    await peopleAre(['Grace Lindqvist']);
    pressIn(holders(), 'Assign');
    await waitFor(() => expect(errorIn(holders(), 'User')).toBe('Please Select a Valid User'));
    await assign('Grace Lindqvist', 'lindq');
    await waitFor(() => expect(errorIn(holders(), 'User')).toBe('This user is already added'));
    expect(standIn.requestsOf(ASSIGN)).toEqual([]);
  });

  it('users with a role in an application include those without application, who cannot be removed there', async () => {
    await give(GRACE, applicationId(1));
    await give(WALTER);
    await openPage([SEASONAL]);
    await peopleAre(['Walter Amari']);
    within(holders()).getByText('No application');
    expect(within(holders()).queryByRole('button', { name: 'Remove Walter Amari' })).toBeNull();
  });

  it('a role is removed from a user in this application only, after a question, and Undo restores it', async () => {
    await give(GRACE, LARKSPUR);
    await give(GRACE, applicationId(1));
    const page = await openPage([SEASONAL]);
    await page.press('Remove Grace Lindqvist');
    within(await page.question('Remove the role Seasonal Clerk from Grace Lindqvist?')).getByText(
      'Grace Lindqvist will lose this role in Larkspur County Assessor but keep it in other applications.',
    );
    await page.answer('Remove');
    await page.banner('Grace Lindqvist no longer has the role Seasonal Clerk in Larkspur County Assessor.');
    expect(standIn.calls()).toContain(`DELETE /api/users/remove/role/${GRACE}/${SEASONAL}/${LARKSPUR}`);
    await peopleAre([]);
    await page.press('Undo');
    await page.banner('Grace Lindqvist now has the role Seasonal Clerk in Larkspur County Assessor.');
    await peopleAre(['Grace Lindqvist']);
  });

  it('an assigned role whose reply was lost is looked up, and not sent twice', async () => {
    const page = await openPage([SEASONAL]);
    standIn.fault({ match: ASSIGN, answer: 'cut', times: 1 });
    await assign('Grace Lindqvist', 'lindq');
    await page.banner('The platform’s response was lost, but your new entry has been added.');
    expect(standIn.requestsOf(ASSIGN)).toHaveLength(1);
  });

  it('an admin cannot change the users of the role Admin in an application, nor remove or delete that role', async () => {
    await openPage([ADMIN, SEASONAL], '', 'admin');
    await peopleAre(['Walter Amari']);
    expect(within(holders()).queryByRole('button', { name: 'Assign' })).toBeNull();
    for (const name of ['Delete', 'Remove from application'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId, roleId } from '../../mocks/db/seededIds.ts';
import { errorIn, optionsOf, pressIn, selectChoice, selectedChoices } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { rolesPanel } from './rolesPanel.ts';
import { closeWindow } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const { openPage, panel, visibleNames } = rolesPanel(standIn);
const WALTER = seededUserId(3);
const [LARKSPUR, MILLBROOK] = [applicationId(0), applicationId(1)];
const [ADMIN, ASSESSOR, APPRAISER] = [roleId(0), roleId(1), roleId(2)];
const ADD = 'POST /api/users/add/role';
const bodies = () => standIn.requestsOf(ADD).map(({ body }) => body);
const choose = async (application: string, ...roles: string[]) => {
  await selectChoice(panel(), 'Applications', application);
  for (const role of roles) await selectChoice(panel(), 'Roles', role);
};

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

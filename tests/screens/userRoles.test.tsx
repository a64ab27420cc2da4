import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId, roleId } from '../../mocks/db/seededIds.ts';
import { pressIn } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { rolesPanel } from './rolesPanel.ts';
import { closeWindow, fakeClock } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const { openPage, panel, visibleNames } = rolesPanel(standIn);
const [WALTER, TOMAS, CAROL, BRANDON] = [3, 5, 37, 39].map(seededUserId) as [string, string, string, string];
const LARKSPUR = applicationId(0);
const [ADMIN, RECORDER] = [roleId(0), roleId(5)];
const ADD = 'POST /api/users/add/role';
const REMOVE = `DELETE /api/users/remove/role/${WALTER}/${ADMIN}/${LARKSPUR}`;
const bodies = () => standIn.requestsOf(ADD).map(({ body }) => body);
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

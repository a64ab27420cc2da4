import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { errorIn, groupRowsIn, pressIn, selectChoice, selectedChoices } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [GRACE, WALTER] = [seededUserId(2), seededUserId(3)];
const [LARKSPUR, MILLBROOK] = [applicationId(0), applicationId(1)];
const ADD = 'POST /api/applications/add/admin';
const REMOVE = `DELETE /api/applications/remove/admin/${LARKSPUR}/${WALTER}`;
const panel = () => screen.getByRole('region', { name: 'Admin access', hidden: true });
const openPage = async (id = WALTER, name = 'superadmin') => {
  const page = await visit(standIn, name, `/user/${id}/info`);
  await page.settled();
  await waitFor(() => panel());
  return page;
};
const visibleNames = () => Object.values(groupRowsIn(panel())).flat();
const bodies = () => standIn.requestsOf(ADD).map(({ body }) => body);

describe('the applications that a user administers', () => {
  it('the applications that a user administers are listed beside the tabs', async () => {
    await openPage();
    expect(visibleNames()).toEqual(['Larkspur County Assessor']);
    await openPage(GRACE);
    within(panel()).getByText('No admin access to any application');
  });

  it.each([
    ['ids', ['a1', 'a2'], ['Unknown application a1', 'Unknown application a2']],
    [
      'objects',
      [
        { _id: 'a1', applicationName: 'Larkspur' },
        { _id: 'a2', applicationId: 'millbrook' },
      ],
      ['Larkspur', 'millbrook'],
    ],
  ])(
    'the applications that a user administers are read when they come as %s',
    async (_, adminRoles, names) => {
      standIn.fault({
        match: 'GET /api/users/detail/*',
        status: 200,
        body: { _id: WALTER, email: 'bare@map.example', adminRoles },
      });
      await openPage();
      await waitFor(() => expect(visibleNames()).toEqual(names));
    },
  );

  it('an admin sees which applications a user administers, but cannot change them', async () => {
    await openPage(WALTER, 'admin');
    expect(visibleNames()).toEqual(['Larkspur County Assessor']);
    expect(within(panel()).queryByRole('button')).toBeNull();
    expect(panel().querySelector('form')).toBeNull();
  });

  it('assigning admin access needs a chosen application', async () => {
    await openPage();
    await waitFor(() => errorIn(panel(), 'Application'));
    pressIn(panel(), 'Assign');
    await waitFor(() => expect(errorIn(panel(), 'Application')).toBe('Please select a valid Application'));
    expect(bodies()).toEqual([]);
  });

  it('admin access that the user already has is refused in the documented words', async () => {
    await openPage();
    await selectChoice(panel(), 'Application', 'Larkspur County Assessor');
    pressIn(panel(), 'Assign');
    await waitFor(() =>
      expect(errorIn(panel(), 'Application')).toBe('Already have admin acess in this Application'),
    );
    expect(bodies()).toEqual([]);
  });

  it('the error about existing admin access disappears once that access is removed', async () => {
    const page = await openPage();
    await selectChoice(panel(), 'Application', 'Larkspur County Assessor');
    pressIn(panel(), 'Assign');
    await waitFor(() => expect(errorIn(panel(), 'Application')).toBeTruthy());
    pressIn(panel(), 'Remove Larkspur County Assessor');
    await page.answer('Remove');
    await waitFor(() => expect(errorIn(panel(), 'Application')).toBeUndefined());
  });

  it('admin access is assigned once when the button is pressed twice', async () => {
    const page = await openPage();
    await selectChoice(panel(), 'Application', 'City of Millbrook');
    pressIn(panel(), 'Assign');
    pressIn(panel(), 'Assign');
    await page.banner(/now administers/);
    expect(bodies()).toEqual([{ adminId: WALTER, _id: MILLBROOK }]);
    await waitFor(() => expect(visibleNames()).toEqual(['City of Millbrook', 'Larkspur County Assessor']));
    expect(selectedChoices(panel(), 'Application')).toEqual([]);
  });

  it('an application chosen while admin access is being assigned stays chosen', async () => {
    standIn.fault({ match: ADD, delayMs: 60_000, times: 1 });
    const page = await openPage(GRACE);
    await selectChoice(panel(), 'Application', 'City of Millbrook');
    pressIn(panel(), 'Assign');
    await waitFor(() => expect(standIn.calls()).toContain(ADD));
    await selectChoice(panel(), 'Application', 'Larkspur County Assessor');
    standIn.release();
    await page.banner(/now administers/);
    expect(selectedChoices(panel(), 'Application')).toEqual(['Larkspur County Assessor']);
  });

  it.each([
    [
      '400',
      { status: 400, body: { message: 'Already have admin acess in this Application' } },
      'There was an error saving the data. Already have admin acess in this Application',
    ],
    [
      'a lost connection',
      { drop: true },
      'There was an error saving the data. The connection was lost. Check your connection and try again.',
    ],
  ])(
    'a failed assignment of admin access (%s) is reported, and the application stays chosen',
    async (_, fault, text) => {
      standIn.fault({ match: ADD, ...fault, times: 1 });
      const page = await openPage();
      await selectChoice(panel(), 'Application', 'City of Millbrook');
      pressIn(panel(), 'Assign');
      await page.banner(text);
      expect(selectedChoices(panel(), 'Application')).toEqual(['City of Millbrook']);
      expect(bodies()).toHaveLength(1);
    },
  );

  it('admin access is removed after a question, and Undo assigns it again', async () => {
    const page = await openPage();
    pressIn(panel(), 'Remove Larkspur County Assessor');
    within(await page.question('Remove admin access to Larkspur County Assessor?')).getByText(
      'Walter Amari will no longer be able to manage the users, roles and content of Larkspur County Assessor.',
    );
    await page.answer('Cancel');
    expect(standIn.calls()).not.toContain(REMOVE);
    pressIn(panel(), 'Remove Larkspur County Assessor');
    await page.answer('Remove');
    await page.banner('Walter Amari no longer administers Larkspur County Assessor.');
    expect(standIn.calls().filter(call => call.startsWith('DELETE'))).toEqual([REMOVE]);
    await waitFor(() => expect(visibleNames()).toEqual([]));
    await page.press('Undo');
    await waitFor(() => expect(bodies()).toEqual([{ adminId: WALTER, _id: LARKSPUR }]));
    await waitFor(() => expect(visibleNames()).toEqual(['Larkspur County Assessor']));
  });

  it.each([
    [
      '404',
      { status: 404, body: {} },
      'There was an error removing the data. This no longer exists. It may have been deleted.',
    ],
    [
      'a lost connection',
      { drop: true },
      'There was an error removing the data. The connection was lost. Check your connection and try again.',
    ],
  ])('a failed removal of admin access (%s) is reported, and the access stays', async (_, fault, text) => {
    standIn.fault({ match: 'DELETE /api/applications/*', ...fault, times: 1 });
    const page = await openPage();
    pressIn(panel(), 'Remove Larkspur County Assessor');
    await page.answer('Remove');
    await page.banner(text);
    expect(visibleNames()).toEqual(['Larkspur County Assessor']);
    expect(standIn.calls().filter(call => call === REMOVE)).toHaveLength(1);
  });
});

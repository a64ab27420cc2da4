import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { ROLES } from '../../mocks/db/demoNames.ts';
import { applicationId, roleId } from '../../mocks/db/seededIds.ts';
import type { User } from '../../src/platform/users.ts';
import { timeZone } from '../../src/ui/timeZone.ts';
import { errorIn, optionsOf, pressIn, selectChoice } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const GRACE = seededUserId(2);
const UMA = seededUserId(6);
const LARKSPUR = applicationId(0);
const ASSESSOR = roleId(1);
const SEASONAL_CLERK = roleId(ROLES.length - 1);
const openPage = async (address = '/users?pageSize=12&q=map.example', name = 'superadmin') => {
  const page = await visit(standIn, name, address);
  await page.settled();
  return page;
};
const bar = () => screen.getByRole('toolbar', { name: 'Selected users', hidden: true });
const tickAll = () => fireEvent.click(screen.getByLabelText('Select all on this page'));
const tick = (name: string) => fireEvent.click(screen.getByLabelText(`Select ${name}`));
/** Opens the dialog of a bulk action for the selected users. */
const startAction = async (action: string) => {
  pressIn(bar(), action);
  return screen.findByRole('dialog', { name: new RegExp(`^${action.split(' ')[0]} .*user`) });
};
const results = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('li')]
    .filter(row => row.closest('[aria-label=Results]'))
    .map(row => [...row.querySelectorAll('span')].map(part => part.textContent));
const title = (dialog: HTMLElement) => within(dialog).getByRole('heading', { level: 2 }).textContent;
const finished = (dialog: HTMLElement, text: string) => waitFor(() => expect(title(dialog)).toBe(text));
/** The texts of the question: the effects, and the users. */
const paragraphs = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('p:not([role])')].map(p => p.textContent);
/** From now on, a reply about Grace contains only an ID. */
const tearGrace = () =>
  standIn.fault({ match: 'GET /api/users/detail/*', status: 200, body: { _id: GRACE } });
const TORN = 'The platform’s response could not be read: it had an unknown format. Try again.';
/** Counts the writes after the first calls, by call; `{}` replaces an id. */
const writesSince = (first: number) => {
  const writes = standIn
    .calls()
    .slice(first)
    .filter(call => !call.startsWith('GET '))
    .map(call => call.replace(/[0-9a-f]{24}/g, '{}'));
  return Object.fromEntries(writes.map(call => [call, writes.filter(one => one === call).length]));
};
const puts = () => standIn.calls().filter(call => call.startsWith('PUT'));

describe('actions on selected users', () => {
  it('deactivating selected users asks first, sends one save for each, and lists a result for each', async () => {
    await openPage();
    for (const name of ['Grace Lindqvist', 'Walter Amari', 'Uma Petersen']) tick(name);
    const dialog = await startAction('Deactivate');
    expect(title(dialog)).toBe('Deactivate 3 users?');
    expect(paragraphs(dialog)).toEqual([
      'Grace Lindqvist, Walter Amari and Uma Petersen will no longer be able to sign in.',
      'You can activate the users again.',
    ]);
    expect(puts()).toEqual([]);
    pressIn(dialog, 'Deactivate');
    expect(within(dialog).queryByRole('button', { name: 'Deactivate' })).toBeNull();
    await finished(dialog, '3 users deactivated');
    expect(results(dialog)).toEqual([
      ['Grace Lindqvist', 'done'],
      ['Walter Amari', 'done'],
      ['Uma Petersen', 'done'],
    ]);
    expect(puts()).toHaveLength(3);
    const { data } = await (
      await standIn.as('second.superadmin')
    ).ask<{ data: User[] }>('GET', '/api/users?query=map.example&pageSize=0');
    expect(
      data
        .filter(({ isActive }) => !isActive)
        .map(({ firstName }) => firstName)
        .sort(),
    ).toEqual(['Grace', 'Ian', 'Uma', 'Walter']);
    pressIn(dialog, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('rowheader', { name: 'Inactive: Grace' })).toBeTruthy();
  });

  it('an admin can assign every role but Admin to selected users', async () => {
    await openPage(undefined, 'admin');
    tick('Walter Amari');
    const choices = await optionsOf(await startAction('Assign role'), 'Role', 'admin');
    expect(choices).toContain('Zoning Administrator');
    expect(choices).not.toContain('Admin');
  });

  it('a bulk action sends four requests at a time, shows its progress, and can be stopped', async () => {
    standIn.fault({ match: 'POST /api/users/add/role', hang: true });
    await openPage();
    tickAll();
    const dialog = await startAction('Assign role');
    await selectChoice(dialog, 'Application', 'Silver Creek Public Works');
    await selectChoice(dialog, 'Role', 'Road Supervisor');
    pressIn(dialog, 'Assign role');
    const sent = () => standIn.calls().filter(call => call === 'POST /api/users/add/role');
    await waitFor(() => expect(sent()).toHaveLength(4));
    await new Promise(resolve => setTimeout(resolve, 200));
    expect(sent()).toHaveLength(4);
    expect(title(dialog)).toBe('Assigning the role: 0 of 11');
    expect(dialog.querySelector('progress')!.max).toBe(11);
    expect(results(dialog).map(([, state]) => state)).toEqual([
      ...Array(4).fill('running'),
      ...Array(7).fill('waiting'),
    ]);
    pressIn(dialog, 'Stop');
    standIn.release();
    await finished(dialog, 'Role assigned to 0 users, 4 failed, 7 not started');
    expect(sent()).toHaveLength(4);
    expect(
      results(dialog)
        .slice(4)
        .map(([, state]) => state),
    ).toEqual(Array(7).fill('not started'));
  });

  it('a bulk action shows why a user failed, and retries only the failed users', async () => {
    const otherUser = await standIn.as('second.superadmin');
    standIn.fault({
      match: 'POST /api/users/add/role',
      status: 500,
      body: { message: 'No <b>disk</b>' },
      times: 1,
    });
    await openPage();
    for (const name of ['Grace Lindqvist', 'Tomás Herrera', 'Uma Petersen']) tick(name);
    const dialog = await startAction('Assign role');
    pressIn(dialog, 'Assign role');
    await waitFor(() => expect(errorIn(dialog, 'Application')).toBe('Please select a valid Application'));
    expect(errorIn(dialog, 'Role')).toBe('Please select a valid Role');
    await selectChoice(dialog, 'Application', 'Silver Creek Public Works');
    await selectChoice(dialog, 'Role', 'Road Supervisor');
    pressIn(dialog, 'Assign role');
    await finished(dialog, 'Role assigned to 2 users, 1 failed');
    // Three calls are sent at once, and the first to arrive fails.
    const ids = () => standIn.requestsOf('POST /api/users/add/role').map(({ body }) => body._id);
    expect(new Set(ids()).size).toBe(3);
    const { data } = await otherUser.ask<{ data: User[] }>('GET', '/api/users?query=map.example&pageSize=0');
    const first = data.find(({ _id }) => _id === ids()[0])!;
    expect(results(dialog).filter(([, state]) => state === 'No <b>disk</b>')).toEqual([
      [`${first.firstName} ${first.lastName}`, 'No <b>disk</b>'],
    ]);
    pressIn(dialog, 'Retry remaining items');
    await finished(dialog, 'Role assigned to 3 users');
    expect(ids()).toHaveLength(4);
    expect(ids()[3]).toBe(ids()[0]);
    expect(within(dialog).queryByText('Retry remaining items')).toBeNull();
  });

  it('assigning a role leaves out users who have it, and a result shows who got it since', async () => {
    const otherUser = await standIn.as('second.superadmin');
    const { data } = await otherUser.ask<{ data: User[] }>('GET', '/api/users?query=map.example&pageSize=0');
    const give = (name: string) =>
      otherUser.ask('POST', '/api/users/add/role', {
        _id: data.find(({ firstName }) => firstName === name)!._id,
        roleData: { application: LARKSPUR, role: ASSESSOR },
      });
    await give('Uma').catch(() => {});
    await openPage();
    for (const name of ['Grace Lindqvist', 'Tomás Herrera', 'Uma Petersen']) tick(name);
    const dialog = await startAction('Assign role');
    await selectChoice(dialog, 'Application', 'Larkspur County Assessor');
    await selectChoice(dialog, 'Role', 'Assessor');
    expect(title(dialog)).toBe('Assign a role to 2 users?');
    expect(paragraphs(dialog)).toEqual([
      'Grace Lindqvist and Tomás Herrera will get Assessor in Larkspur County Assessor.',
      'Uma Petersen already has the role.',
    ]);
    await give('Grace');
    pressIn(dialog, 'Assign role');
    await finished(dialog, 'Role assigned to 1 user, 1 failed');
    expect(results(dialog)).toEqual([
      ['Grace Lindqvist', '(Larkspur County Assessor, Assessor) is/are already added'],
      ['Tomás Herrera', 'done'],
    ]);
  });

  it('the question before deactivating names the admins, the inactive users and the person themselves', async () => {
    await openPage();
    for (const name of ['Sofía Reyes', 'Daniel Okafor', 'Ian Castellanos', 'Grace Lindqvist']) tick(name);
    const dialog = await startAction('Deactivate');
    expect(title(dialog)).toBe('Deactivate 3 users?');
    expect(paragraphs(dialog)).toEqual([
      'Sofía Reyes, Daniel Okafor and Grace Lindqvist will no longer be able to sign in.',
      '2 of these users are admins: Sofía Reyes and Daniel Okafor. You are one of these users. Someone else will have to activate you again.',
      'Ian Castellanos is already inactive.',
    ]);
  });

  it('the question before deactivating names three users at most, and counts the others', async () => {
    await openPage();
    tickAll();
    const [first] = paragraphs(await startAction('Deactivate'));
    expect(first).toMatch(/^[^,]+, [^,]+, [^,]+ and 7 more will no longer be able to sign in\.$/);
  });

  it('an admin cannot deactivate selected admins', async () => {
    await openPage(undefined, 'admin');
    tickAll();
    const dialog = await startAction('Deactivate');
    expect(paragraphs(dialog).at(-1)).toMatch(/only a superadmin can change admins\.$/);
  });

  it('activating users who are all active offers only to close the dialog', async () => {
    await openPage();
    tick('Grace Lindqvist');
    pressIn(bar(), 'Activate');
    const dialog = await screen.findByRole('dialog', { name: 'No users to activate' });
    expect(paragraphs(dialog)).toEqual(['Grace Lindqvist is already active.']);
    expect(
      [...dialog.querySelectorAll('button')].map(
        button => button.getAttribute('aria-label') ?? button.textContent,
      ),
    ).toEqual(['Close', 'Close']);
  });

  it.each([
    [
      'Deactivate',
      async () => {},
      { 'PUT /api/users/{}': 2 },
      'Grace Lindqvist and Uma Petersen can no longer sign in.',
      'Grace Lindqvist and Uma Petersen can sign in again.',
    ],
    [
      'Assign role',
      async (dialog: HTMLElement) => {
        await selectChoice(dialog, 'Application', 'Silver Creek Public Works');
        await selectChoice(dialog, 'Role', 'Road Supervisor');
      },
      { 'DELETE /api/users/remove/role/{}/{}/{}': 2 },
      'Grace Lindqvist and Uma Petersen now have Road Supervisor in Silver Creek Public Works.',
      'Grace Lindqvist and Uma Petersen no longer have Road Supervisor in Silver Creek Public Works.',
    ],
    [
      'Remove role',
      async (dialog: HTMLElement) => {
        await selectChoice(dialog, 'Application', 'Larkspur County Assessor');
        await selectChoice(dialog, 'Role', 'Seasonal Clerk');
      },
      { 'POST /api/users/add/role': 2 },
      'Grace Lindqvist and Uma Petersen no longer have Seasonal Clerk in Larkspur County Assessor.',
      'Grace Lindqvist and Uma Petersen have Seasonal Clerk in Larkspur County Assessor again.',
    ],
    [
      'Assign protected layers',
      async (dialog: HTMLElement) => {
        await selectChoice(dialog, 'Application', 'Larkspur County Assessor');
        // Grace already has the first layer.
        await selectChoice(dialog, 'Protected layers', 'Unpublished Sales');
        await selectChoice(dialog, 'Protected layers', 'Exempt Persons');
      },
      { 'DELETE /api/protectedLayers/remove-from-user/protectedLayer/{}/application/{}/user/{}': 3 },
      'Grace Lindqvist and Uma Petersen can now see Unpublished Sales and Exempt Persons in Larkspur County Assessor.',
      'Grace Lindqvist and Uma Petersen no longer see these layers in Larkspur County Assessor.',
    ],
  ])(
    'Undo after %s sends the inverse requests and restores every user',
    async (action, choose, inverse, sentence, undone) => {
      const otherUser = await standIn.as('second.superadmin');
      for (const _id of [GRACE, UMA])
        await otherUser.ask('POST', '/api/users/add/role', {
          _id,
          roleData: { application: LARKSPUR, role: SEASONAL_CLERK },
        });
      const readUsers = async () => {
        const { data } = await otherUser.ask<{ data: User[] }>(
          'GET',
          '/api/users?query=map.example&pageSize=0',
        );
        return data.map(({ _id, isActive, rolesAssigned, protectedLayers }) => ({
          _id,
          isActive,
          rolesAssigned,
          protectedLayers,
        }));
      };
      const before = await readUsers();
      const page = await openPage();
      tick('Grace Lindqvist');
      tick('Uma Petersen');
      const dialog = await startAction(action);
      await choose(dialog);
      pressIn(dialog, action);
      await waitFor(() => expect(title(dialog)).toMatch(/activated|assigned to|removed from/));
      expect(await readUsers()).not.toEqual(before);
      within(dialog).getByRole('progressbar');
      fireEvent.click([...dialog.querySelectorAll('button')].at(-1)!);
      await page.banner(sentence);
      const given = standIn.calls().length;
      // The call for the first user ends last, but the sentence still starts with this user.
      standIn.fault({
        match: Object.keys(inverse)[0]!.replaceAll('{}', '*').replace(/\*$/, GRACE),
        delayMs: 100,
      });
      await page.press('Undo');
      await waitFor(() => expect(writesSince(given)).toEqual(inverse));
      await page.banner(undone);
      expect(await readUsers()).toEqual(before);
      // The selected users are up to date, so the action can be repeated.
      await startAction(action);
    },
  );

  it('undoing a bulk action names the user for whom it failed, and the reason', async () => {
    const page = await openPage();
    tick('Grace Lindqvist');
    tick('Uma Petersen');
    const dialog = await startAction('Deactivate');
    pressIn(dialog, 'Deactivate');
    await finished(dialog, '2 users deactivated');
    fireEvent.click([...dialog.querySelectorAll('button')].at(-1)!);
    standIn.fault({ match: `PUT /api/users/${GRACE}`, status: 500, body: { message: 'No disk' }, times: 1 });
    await page.press('Undo');
    await page.banner('Could not undo the change for Grace Lindqvist. No disk');
    await page.banner('Uma Petersen can sign in again.');
    expect(puts()).toHaveLength(4);
  });

  it('a bulk action saves nothing for a user whose record could not be read', async () => {
    tearGrace();
    await openPage();
    tick('Grace Lindqvist');
    const dialog = await startAction('Deactivate');
    pressIn(dialog, 'Deactivate');
    await finished(dialog, '1 failed');
    expect(results(dialog)).toEqual([['Grace Lindqvist', TORN]]);
    expect(puts()).toEqual([]);
  });

  it('undoing a bulk action saves nothing for a user whose record could not be read', async () => {
    const page = await openPage();
    tick('Grace Lindqvist');
    const dialog = await startAction('Deactivate');
    pressIn(dialog, 'Deactivate');
    await finished(dialog, '1 user deactivated');
    fireEvent.click([...dialog.querySelectorAll('button')].at(-1)!);
    tearGrace();
    await page.press('Undo');
    await page.banner(`Could not undo the change for Grace Lindqvist. ${TORN}`);
    expect(puts()).toHaveLength(1);
  });

  it('undoing assigned layers keeps the layers that a user already had, even if their record could not be read', async () => {
    const page = await openPage();
    tick('Grace Lindqvist');
    const dialog = await startAction('Assign protected layers');
    await selectChoice(dialog, 'Application', 'Larkspur County Assessor');
    // Grace already has the first layer.
    await selectChoice(dialog, 'Protected layers', 'Unpublished Sales');
    await selectChoice(dialog, 'Protected layers', 'Exempt Persons');
    tearGrace();
    pressIn(dialog, 'Assign protected layers');
    await finished(dialog, 'Layers assigned to 1 user');
    fireEvent.click([...dialog.querySelectorAll('button')].at(-1)!);
    await page.press('Undo');
    await page.banner(/^Grace Lindqvist no longer sees? these layers/);
    expect(standIn.calls().filter(call => call.startsWith('DELETE /api/protectedLayers/'))).toHaveLength(1);
  });

  it('the dialog of a bulk action asks before it closes once a value is chosen', async () => {
    const page = await openPage();
    tick('Grace Lindqvist');
    const dialog = await startAction('Assign role');
    await selectChoice(dialog, 'Application', 'Silver Creek Public Works');
    pressIn(dialog, 'Cancel');
    await page.question('Leave without saving?');
    await page.answer('Stay');
    pressIn(dialog, 'Cancel');
    await page.answer('Leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('assigning protected layers to selected users needs an application and at least one layer', async () => {
    await openPage();
    tick('Uma Petersen');
    tick('Tomás Herrera');
    const dialog = await startAction('Assign protected layers');
    pressIn(dialog, 'Assign protected layers');
    await waitFor(() => expect(errorIn(dialog, 'Application')).toBe('Please select atleast one application'));
    expect(errorIn(dialog, 'Protected layers')).toBe('Please select atleast one protected layer');
    await selectChoice(dialog, 'Application', 'Larkspur County Assessor');
    await selectChoice(dialog, 'Protected layers', 'Owner Names');
    pressIn(dialog, 'Assign protected layers');
    await finished(dialog, 'Layers assigned to 2 users');
    const requests = standIn
      .calls()
      .filter(call => call.startsWith('POST /api/protectedLayers/assign-to-user/'));
    expect(requests).toHaveLength(2);
    expect(standIn.requestsOf(requests[0]!)[0]!.body).toMatchObject({
      applications: [LARKSPUR],
      protectedLayers: [expect.any(String)],
    });
  });

  it('selected users are exported as a file in the order of selection', async () => {
    let text: Promise<string> | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
      text = (blob as Blob).text();
      return 'blob:test';
    });
    const page = await openPage();
    tick('Uma Petersen');
    tick('Grace Lindqvist');
    pressIn(bar(), 'Export');
    await page.banner('2 rows exported');
    const lines = (await text!).trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe(
      `First name,Last name,Email,Phone,Provider,Role,Login count,Average time,Active,Last logged in (${timeZone()}),Last logged out (${timeZone()})`,
    );
    expect(lines.slice(1).map(line => line.split(',')[0])).toEqual(['Uma', 'Grace']);
    vi.restoreAllMocks();
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId, roleId, toolgroupId, toolId } from '../../mocks/db/seededIds.ts';
import { errorIn, optionsOf, pressIn, selectChoice, selectedChoices } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const COPY = 'POST /api/roles/copy';
const [ASSESSOR, PLANNER] = [roleId(1), roleId(6)];
const openPage = async (name = 'superadmin') => {
  const page = await visit(standIn, name, '/roles');
  await page.settled();
  await page.press('Clone role');
  const dialog = await page.dialog('Clone a role');
  await within(dialog).findByLabelText('Source role');
  return { page, dialog };
};
const clone = (dialog: HTMLElement) => pressIn(dialog, 'Clone role');
/** The users with the second role, and the applications. */
const holders = async () => {
  const users: { _id: string; rolesAssigned: { application: string | null; role: string }[] }[] = await (
    await standIn.as('second.superadmin')
  ).ask('GET', `/api/users/role/${PLANNER}`);
  return users
    .map(({ _id, rolesAssigned }) =>
      [
        _id,
        ...rolesAssigned.filter(({ role }) => role === PLANNER).map(({ application }) => application),
      ].join(' '),
    )
    .sort();
};

interface Carrier {
  _id: string;
  rolesAssigned: { role: { _id: string }; application: { _id: string } }[];
}
/** The records with the second role, and the applications. */
const carriers = async () => {
  const otherUser = await standIn.as('second.superadmin');
  const lists = await Promise.all(
    ['purposes', 'toolgroups/', 'tools/'].map(list =>
      otherUser.ask<{ data: Carrier[] }>('GET', `/api/${list}?page=1&pageSize=0`),
    ),
  );
  return lists
    .flatMap(({ data }) => data)
    .flatMap(({ _id, rolesAssigned }) =>
      rolesAssigned
        .filter(({ role }) => role._id === PLANNER)
        .map(({ application }) => `${_id} ${application._id}`),
    )
    .sort();
};

describe('cloning a role', () => {
  it('cloning a role previews its users and assignments, copies them, and Undo removes exactly the copies', async () => {
    const otherUser = await standIn.as('second.superadmin');
    for (const record of [`/api/toolgroups/${toolgroupId(3)}`, `/api/tools/${toolId(11)}`]) {
      const now = await otherUser.ask('GET', record);
      await otherUser.ask('PUT', record, {
        ...now,
        rolesAssigned: [
          { role: ASSESSOR, application: applicationId(0) },
          { role: ASSESSOR, application: applicationId(3) },
          { role: PLANNER, application: applicationId(3) },
        ],
      });
    }
    const [people, carried] = [
      await otherUser.ask<{ _id: string }[]>('GET', `/api/users/role/${ASSESSOR}`),
      await otherUser.ask<{ _id: string }[]>('GET', `/api/purposes/role/${ASSESSOR}`),
    ];
    const [having, carrying] = [await holders(), await carriers()];
    const { page, dialog } = await openPage();
    const preview = within(within(dialog).getByRole('region', { name: 'What will be copied' }));
    preview.getByText('Choose the source role to see what will be copied.');
    await selectChoice(dialog, 'Source role', 'Assessor');
    await preview.findByText(`Assigned to ${people.length} users`);
    preview.getByText(`Assigned to ${new Set(carried.map(({ _id }) => _id)).size} purposes`);
    await selectChoice(dialog, 'Target role', 'Planner');
    await preview.findByText(
      /^\d+ users will get Planner wherever they have Assessor: .+, .+, .+ and \d+ more\.$/,
    );
    for (const kind of ['purposes?', 'toolgroups?', 'tools?'])
      preview.getByText(new RegExp(`^\\d+ ${kind} will get Planner: `));
    preview.getByText('No one loses Assessor, and users who have Planner elsewhere keep it.');
    expect(standIn.requestsOf(COPY)).toEqual([]);
    clone(dialog);
    clone(dialog);
    await page.banner(
      /^.+, .+, .+ and \d+ more now have Planner\. \d+ purposes?, \d+ toolgroups? and \d+ tools? now have Planner\.( Undo)?$/,
    );
    expect(standIn.requestsOf(COPY).map(({ body }) => body)).toEqual([{ from: ASSESSOR, to: PLANNER }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const now = new Set(
      (await otherUser.ask<{ _id: string }[]>('GET', `/api/users/role/${PLANNER}`)).map(({ _id }) => _id),
    );
    expect(people.every(({ _id }) => now.has(_id))).toBe(true);
    expect(await carriers()).not.toEqual(carrying);
    await page.press('Undo');
    await page.banner(/^.+ and \d+ more no longer have Planner\. .+ no longer have Planner\.$/);
    expect([await holders(), await carriers()]).toEqual([having, carrying]);
  });

  it('undoing a cloned role removes assignments without application, and keeps the earlier ones', async () => {
    const BRANDON = seededUserId(39);
    const RECORDER = roleId(5);
    const otherUser = await standIn.as('second.superadmin');
    await otherUser
      .ask('POST', '/api/users/add/role', {
        _id: BRANDON,
        roleData: { application: applicationId(2), role: PLANNER },
      })
      .catch(() => {});
    const having = await holders();
    const { page, dialog } = await openPage();
    await selectChoice(dialog, 'Source role', 'Recorder');
    await selectChoice(dialog, 'Target role', 'Planner');
    clone(dialog);
    await page.press('Undo');
    await page.banner(/no longer have Planner/);
    expect(standIn.calls()).toContain(`DELETE /api/users/remove/role/${BRANDON}/${PLANNER}`);
    expect(standIn.requestsOf(COPY).map(({ body }) => body)).toEqual([{ from: RECORDER, to: PLANNER }]);
    expect(await holders()).toEqual(having);
  });

  it('cloning a role that changes nothing is announced in the preview, and offers no Undo', async () => {
    await (
      await standIn.as('second.superadmin')
    ).ask('POST', '/api/roles/copy', { from: ASSESSOR, to: PLANNER });
    const { page, dialog } = await openPage();
    await selectChoice(dialog, 'Source role', 'Assessor');
    await selectChoice(dialog, 'Target role', 'Planner');
    await within(dialog).findByText('Everything with Assessor already has Planner. Nothing will change.');
    within(dialog).getByText(/^\d+ users already have Planner there: /);
    clone(dialog);
    await page.banner('Assessor has been cloned to Planner.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    ['its page', `/role/${ASSESSOR}/info`, 'Clone role'],
    ['its card', '/roles?q=assessor', 'Clone Assessor'],
    ['its row', '/roles?q=assessor&view=table', 'Clone Assessor'],
  ])('cloning a role from %s fills in the source role', async (_, address, button) => {
    const page = await visit(standIn, 'superadmin', address);
    await page.settled();
    await page.press(button);
    const dialog = await page.dialog('Clone a role');
    await within(dialog).findByLabelText('Source role');
    expect(selectedChoices(dialog, 'Source role')).toEqual(['Assessor']);
    // No target is chosen yet, so the dialog closes without a confirmation.
    pressIn(dialog, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('an admin is not offered to clone the role Admin', async () => {
    const page = await visit(standIn, 'admin', '/roles?q=admin');
    await page.settled();
    screen.getByRole('button', { name: 'Clone Zoning Administrator' });
    expect(screen.queryByRole('button', { name: 'Clone Admin' })).toBeNull();
    await visit(standIn, 'admin', `/role/${roleId(0)}/info`);
    await page.settled();
    expect(screen.queryByRole('button', { name: 'Clone role' })).toBeNull();
  });

  it('the dialog for cloning a role asks before it closes with a chosen role', async () => {
    const { page, dialog } = await openPage();
    await selectChoice(dialog, 'Source role', 'Assessor');
    pressIn(dialog, 'Cancel');
    await page.question('Leave without saving?');
    await page.answer('Leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(standIn.requestsOf(COPY)).toEqual([]);
  });

  it('cloning a role needs two different roles', async () => {
    const { dialog } = await openPage();
    clone(dialog);
    await waitFor(() => expect(errorIn(dialog, 'Source role')).toBe('Please select a valid Role'));
    expect(errorIn(dialog, 'Target role')).toBe('Please select a valid Role');
    await selectChoice(dialog, 'Source role', 'Assessor');
    await selectChoice(dialog, 'Target role', 'Assessor');
    await waitFor(() => expect(errorIn(dialog, 'Target role')).toBe('Choose two different roles'));
    expect(errorIn(dialog, 'Source role')).toBeUndefined();
    clone(dialog);
    expect(standIn.requestsOf(COPY)).toEqual([]);
  });

  it('cloning a role focuses the missing role', async () => {
    const { dialog } = await openPage();
    await selectChoice(dialog, 'Source role', 'Assessor');
    clone(dialog);
    await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText('Target role')));
  });

  it.each([
    ['superadmin', true],
    ['admin', false],
  ])('the role Admin, as source or target of a clone, is offered to a %s: %s', async (name, expected) => {
    const { dialog } = await openPage(name);
    for (const field of ['Source role', 'Target role']) {
      const choices = await optionsOf(dialog, field, 'admin');
      expect(choices).toContain('Zoning Administrator');
      expect(choices.includes('Admin')).toBe(expected);
    }
  });

  it('the dialog for cloning a role requests roles on focus, and once when typing stops', async () => {
    const { dialog } = await openPage();
    await optionsOf(dialog, 'Source role');
    const requests = () => standIn.requestsOf('GET /api/roles/search').map(({ query }) => query);
    expect(requests()).toEqual([{}]);
    await optionsOf(dialog, 'Source role', 'plan');
    await waitFor(() => expect(requests()).toEqual([{}, { name: 'plan' }]));
  });

  it.each([
    [
      '400',
      { status: 400, body: { message: 'Not this one' } },
      'There was an error saving the data. Not this one',
    ],
    [
      'a lost connection',
      { drop: true },
      'There was an error saving the data. The connection was lost. Check your connection and try again.',
    ],
  ])('a failed clone (%s) is reported, and both roles stay chosen', async (_, fault, text) => {
    standIn.fault({ match: COPY, ...fault, times: 1 });
    const { page, dialog } = await openPage();
    await selectChoice(dialog, 'Source role', 'Assessor');
    await selectChoice(dialog, 'Target role', 'Planner');
    clone(dialog);
    await page.banner(text);
    expect([selectedChoices(dialog, 'Source role'), selectedChoices(dialog, 'Target role')]).toEqual([
      ['Assessor'],
      ['Planner'],
    ]);
    expect(standIn.requestsOf(COPY)).toHaveLength(1);
  });

  it('the dialog for cloning a role reports that roles could not be loaded, and loads them when reopened', async () => {
    standIn.fault({ match: 'GET /api/roles/search', status: 500 });
    const { dialog } = await openPage();
    await optionsOf(dialog, 'Source role');
    expect(screen.getByText('The options could not be loaded')).toBeTruthy();
    standIn.clearFaults();
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Source role' }), { key: 'Escape' });
    expect(await optionsOf(dialog, 'Source role')).toContain('Assessor');
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { ROLES } from '../../mocks/db/demoNames.ts';
import { applicationId, roleId } from '../../mocks/db/seededIds.ts';
import { pressIn, selectChoice } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [WALTER, TOMAS] = [3, 5].map(seededUserId) as [string, string];
const LARKSPUR = applicationId(0);
const FIELD_INSPECTOR = roleId(ROLES.findIndex(([role]) => role === 'Field Inspector'));
/** Selects users and opens the dialog that removes a role from them. */
const openDialog = async (...names: string[]) => {
  const page = await visit(standIn, 'superadmin', '/users?pageSize=12&q=map.example');
  await page.settled();
  for (const name of names) fireEvent.click(screen.getByLabelText(`Select ${name}`));
  pressIn(screen.getByRole('toolbar', { name: 'Selected users' }), 'Remove role');
  return page.dialog(/^Remove a role from/);
};
const title = (dialog: HTMLElement) => within(dialog).getByRole('heading', { level: 2 }).textContent;
const finished = (dialog: HTMLElement, text: string) => waitFor(() => expect(title(dialog)).toBe(text));
const paragraphs = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('p:not([role])')].map(p => p.textContent);
const results = (dialog: HTMLElement) =>
  [...within(dialog).getByRole('list', { name: 'Results' }).children].map(row =>
    [...row.querySelectorAll('span')].map(part => part.textContent),
  );

it('the question before a role is removed says what its users would lose, and who does not have it', async () => {
  const otherUser = await standIn.as('second.superadmin');
  const roleData = { application: LARKSPUR, role: FIELD_INSPECTOR };
  for (const _id of [TOMAS, WALTER]) await otherUser.ask('POST', '/api/users/add/role', { _id, roleData });
  const dialog = await openDialog('Grace Lindqvist', 'Tomás Herrera', 'Walter Amari');
  await selectChoice(dialog, 'Application', 'Larkspur County Assessor');
  await selectChoice(dialog, 'Role', 'Field Inspector');
  expect(title(dialog)).toBe('Remove a role from 2 users?');
  expect(paragraphs(dialog)).toEqual([
    'Tomás Herrera and Walter Amari will lose Field Inspector in Larkspur County Assessor.',
    'Grace Lindqvist does not have the role there.',
  ]);
  const losses = within(dialog).getByRole('list', {
    name: 'What users would lose without Field Inspector',
  });
  await waitFor(() =>
    expect(losses.textContent).toBe(
      'Tomás Herrera and Walter AmariWould lose 1 of 1 tool: Flood Certificate',
    ),
  );
  pressIn(dialog, 'Remove role');
  await finished(dialog, 'Role removed from 2 users');
  expect(results(dialog)).toEqual([
    ['Tomás Herrera', 'done'],
    ['Walter Amari', 'done'],
  ]);
});

it('a role can be removed although it could not be read what its users would lose', async () => {
  standIn.fault({ match: 'GET /api/purposes', status: 500 });
  const dialog = await openDialog('Walter Amari');
  await selectChoice(dialog, 'Application', 'Larkspur County Assessor');
  await selectChoice(dialog, 'Role', 'Admin');
  await within(dialog).findByText(/^The purposes could not be loaded/);
  within(dialog).getByText('Not everything could be loaded.');
  pressIn(dialog, 'Remove role');
  await finished(dialog, 'Role removed from 1 user');
});

it('a role that no selected user has cannot be removed', async () => {
  const dialog = await openDialog('Tomás Herrera');
  await selectChoice(dialog, 'Application', 'Larkspur County Assessor');
  await selectChoice(dialog, 'Role', 'Assessor');
  expect(title(dialog)).toBe('None of these users has this role there');
  pressIn(dialog, 'Remove role');
  expect(standIn.calls().filter(call => call.startsWith('DELETE '))).toEqual([]);
  pressIn(dialog, 'Close');
});

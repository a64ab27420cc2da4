import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { applicationId } from '../../../mocks/db/seededIds.ts';
import { pressIn, selectChoice } from '../../screens/choosing.ts';
import type { FaultPage, Scenario, Scenarios } from '../testFaults.ts';

const tab: Scenario = { as: 'superadmin', address: `/application/${applicationId(0)}/info#tools` };
const opening = (button: string, title: string) => async (page: FaultPage) => {
  await page.press(button);
  return page.dialog(title);
};
const inDialog = (title: string, button: string) => async (page: FaultPage) =>
  pressIn(await page.dialog(title), button);
const holders = () => screen.findByRole('region', { name: 'Users' });
const [ADD, COPY] = ['Add tools', 'Copy tools from…'];
const adding = async (page: FaultPage) => {
  const dialog = await opening(ADD, ADD)(page);
  const list = await within(dialog).findByRole('list', { name: 'Tools found' });
  fireEvent.click(within(list).getAllByRole('checkbox', { checked: false })[0]!);
};
const newRole = async (page: FaultPage) => {
  const dialog = await opening('Add role', 'Add role')(page);
  fireEvent.change(await within(dialog).findByLabelText(/^Name/), { target: { value: 'Night Watch' } });
};
const name: [RegExp, string] = [/^Name/, 'Night Watch'];

export const applicationToolsFaults = {
  'applicationParts.addTools': { ...tab, before: adding, act: inDialog(ADD, 'Add 1 tool') },
  'applicationParts.removeTool': {
    ...tab,
    before: () => screen.findByRole('region', { name: 'Tools' }),
    act: async page => {
      fireEvent.click(
        within(screen.getByRole('region', { name: 'Tools' })).getAllByRole('button', {
          name: /^Remove /,
        })[0]!,
      );
      await page.answer('Remove');
    },
  },
  'applicationParts.copyTools': {
    ...tab,
    before: async page => {
      await selectChoice(await opening(COPY, COPY)(page), 'Application', 'City of Millbrook', 'millbrook');
      await screen.findByText(/will be added$/);
    },
    act: inDialog(COPY, 'Copy tools'),
  },
  'applications.info': {
    ...tab,
    before: opening(COPY, COPY),
    act: async page => selectChoice(await page.dialog(COPY), 'Application', 'City of Millbrook', 'millbrook'),
  },
  'tools.search': { ...tab, act: page => page.press(ADD) },
  'roles.users': tab,
  'roles.create': { ...tab, before: newRole, act: inDialog('Add role', 'Create role'), typed: name },
  'applications.update': [
    {
      ...tab,
      changes: 'roles',
      before: holders,
      act: async page => {
        await page.press('Remove from application');
        await page.answer('Remove');
      },
    },
    {
      ...tab,
      changes: 'roles',
      before: async page => {
        const dialog = await opening('Add role', 'Add role')(page);
        fireEvent.click(within(dialog).getByRole('tab', { name: 'Use existing' }));
        await selectChoice(dialog, 'Role', 'Seasonal Clerk', 'Seas');
      },
      act: async () => pressIn(await screen.findByRole('form', { name: 'Use existing' }), 'Add role'),
    },
  ],
  'roles.assign': {
    ...tab,
    before: async () => selectChoice(await holders(), 'User', 'Grace Lindqvist', 'lindq'),
    act: async () => pressIn(await holders(), 'Assign'),
  },
  'roles.unassign': {
    ...tab,
    before: async () => waitFor(async () => removals(await holders())),
    act: async page => {
      fireEvent.click(removals(await holders())[0]!);
      await page.answer('Remove');
    },
  },
} satisfies Scenarios;

/** The buttons that remove the role from a user. Throws until a user is listed. */
function removals(container: HTMLElement) {
  const buttons = [...container.querySelectorAll<HTMLElement>('li button')];
  if (!buttons.length) throw new Error('no row is there yet');
  return buttons;
}

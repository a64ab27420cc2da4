import { fireEvent, screen, within } from '@testing-library/react';
import { seededUserId } from '../../../mocks/db/demoAccounts.ts';
import { roleId } from '../../../mocks/db/seededIds.ts';
import { openSelector, pressIn, selectChoice } from '../../screens/choosing.ts';
import { changeField } from '../../screens/visit.tsx';
import type { FaultPage, Scenarios } from '../testFaults.ts';

const [WALTER, BRANDON] = [3, 39].map(seededUserId) as [string, string];
const ASSESSOR = roleId(1);
const as = 'superadmin';
const panel = (name: string) => screen.findByRole('region', { name });
const typing = (label: RegExp | string, text: string, button: string) => async (page: FaultPage) => {
  changeField(label, text);
  await page.press(button);
};
const opening = (button: string, dialog: string) => async (page: FaultPage) => {
  await page.press(button);
  await page.dialog(dialog);
};
const inDialog = (title: string, button: string) => async (page: FaultPage) =>
  pressIn(await page.dialog(title), button);
const name = [/^Name/, 'Floodplain'] as const;

const editRole = {
  as,
  address: '/roles?q=recorder',
  changes: 'roleName',
  before: async (page: FaultPage) => {
    await page.press('Edit Recorder');
    await screen.findByLabelText(name[0]);
  },
  act: typing(...name, 'Save'),
  typed: [...name] as [RegExp, string],
};
const role = { as, address: `/role/${ASSESSOR}/info` };
const walter = { as, address: `/user/${WALTER}/info` };
const rolePanel = () => panel('Roles by application');
const clone = {
  as,
  address: '/roles',
  before: async (page: FaultPage) => {
    await opening('Clone role', 'Clone a role')(page);
    const dialog = await page.dialog('Clone a role');
    await within(dialog).findByLabelText('Source role');
    await selectChoice(dialog, 'Source role', 'Assessor');
    await selectChoice(dialog, 'Target role', 'Planner');
  },
  act: inDialog('Clone a role', 'Clone role'),
};

/** Scenarios of the calls about roles and API keys. */
export const rolesFaults = {
  'roles.list': { as, address: '/roles' },
  'roles.info': [role, { ...editRole, readsFirst: true }],
  'roles.create': {
    as,
    address: '/roles',
    before: opening('New role', 'New role'),
    act: async page => {
      changeField(...name);
      await inDialog('New role', 'Create role')(page);
    },
    typed: [...name],
  },
  'roles.update': editRole,
  'roles.remove': {
    as,
    address: '/roles?q=recorder',
    act: async page => {
      await page.press('Delete Recorder');
      await page.answer('Delete');
    },
  },
  'roles.copy': clone,
  'roles.users': role,
  'roles.purposes': { ...role, address: `${role.address}#purposes` },
  'roles.search': { ...walter, act: async () => openSelector(await rolePanel(), 'Roles') },
  'roles.assign': {
    ...walter,
    before: async () => {
      await selectChoice(await rolePanel(), 'Applications', 'City of Millbrook');
      await selectChoice(await rolePanel(), 'Roles', 'Assessor');
    },
    act: async () => pressIn(await rolePanel(), 'Assign role'),
  },
  'roles.unassign': {
    ...walter,
    act: async page => {
      pressIn(await rolePanel(), 'Remove Admin, Larkspur County Assessor');
      await page.answer('Remove');
    },
  },
  'roles.unassignEverywhere': {
    as,
    address: `/user/${BRANDON}/info`,
    act: async page => {
      pressIn(await rolePanel(), 'Remove Recorder, No application');
      await page.answer('Remove');
    },
  },
  'users.search': {
    ...role,
    before: async () => openSelector(await panel('Assigned users'), 'User'),
    act: async () => fireEvent.change(screen.getByLabelText('User'), { target: { value: 'grace' } }),
  },
  'apiKeys.list': { as, address: '/apikeys' },
  'apiKeys.create': { as, address: '/apikeys', act: page => page.press('Create API key') },
  'apiKeys.remove': {
    as,
    address: '/apikeys',
    act: async page => {
      await page.person.click((await screen.findAllByRole('button', { name: /^Delete key/ }))[0]!);
      await page.answer('Delete');
    },
  },
} satisfies Scenarios;

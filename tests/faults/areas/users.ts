import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { seededUserId } from '../../../mocks/db/demoAccounts.ts';
import { openSelector, optionsOf, pressIn, selectChoice } from '../../screens/choosing.ts';
import { changeField } from '../../screens/visit.tsx';
import type { FaultPage, Scenario, Scenarios } from '../testFaults.ts';

const [SOFIA, DANIEL, GRACE, WALTER] = [0, 1, 2, 3].map(seededUserId) as [string, string, string, string];
const as = 'superadmin';
const userPage = (id: string, hash = '') => `/user/${id}/info${hash}`;
const panel = (name: string) => screen.findByRole('region', { name });
const confirming =
  (button: string, confirmLabel = button) =>
  async (page: FaultPage) => {
    await page.press(button);
    await page.answer(confirmLabel);
  };
const typing = (label: RegExp | string, text: string, button: string) => async (page: FaultPage) => {
  changeField(label, text);
  await page.press(button);
};
const edit = {
  as,
  address: '/users?q=user%40map.example',
  changes: 'lastName',
  before: (page: FaultPage) =>
    page.press('Edit Grace Lindqvist').then(() => screen.findByLabelText(/^Last name/)),
};
const person = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: 'ada@alder.example',
  Phone: '(555) 010-2233',
  'Initial password': 'Secret123',
};
const fillPerson = async () => {
  for (const [label, text] of Object.entries(person)) changeField(new RegExp(`^${label}`), text);
};
const deactivate = async () => {
  fireEvent.click(screen.getByLabelText('Select Grace Lindqvist'));
  pressIn(screen.getByRole('toolbar', { name: 'Selected users' }), 'Deactivate');
  pressIn(await screen.findByRole('dialog', { name: /^Deactivate/ }), 'Deactivate');
};
/** Checks the users of a filter in the panel of the main page. */
const checkingUsers: Scenario = {
  as,
  address: '/',
  before: async (page: FaultPage) => {
    await page.press('What needs attention');
    await screen.findByRole('button', { name: 'Check users' });
    await page.choose('Users', 'Role: superadmin');
  },
  act: (page: FaultPage) => page.press('Check users'),
  readsFirst: true,
};
const imported = 'First name,Last name,Email,Phone\nAda,Byron,ada@alder.example,(555) 010-2233';
const choosing = (content: string) => async (page: FaultPage) => {
  await screen.findByRole('button', { name: 'Choose a file' });
  fireEvent.change(document.querySelector('input[type=file]')!, {
    target: { files: [new File([content], 'people.csv')] },
  });
  await screen.findByRole('button', { name: 'Check rows' });
  await page.settled();
};
const chooseFile = choosing(imported);
const chooseFileOfGrace = choosing('First name,Last name,Email,Phone\n,,user@map.example,(555) 010-2233');
const fromFile = { as, address: '/users/new?from=csv' };
/** Changes Grace, an existing user, by an import. */
const changeFromFile = {
  ...fromFile,
  changes: 'phone',
  before: async (page: FaultPage) => {
    await chooseFileOfGrace(page);
    await page.press('Check rows');
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Change Grace Lindqvist/ }));
  },
  act: async (page: FaultPage) => {
    await page.press('Change 1 user');
    await page.answer('Change 1 user');
  },
};
const transfer = { as, address: userPage(GRACE) };
const confirmTransfer = {
  ...transfer,
  before: async (page: FaultPage) => {
    await page.press('Transfer from V4');
    await within(await page.dialog('Transfer from V4')).findByRole('button', { name: 'Confirm Transfer' });
  },
  act: (page: FaultPage) => page.press('Confirm Transfer'),
};

export const usersFaults = {
  'users.list': [
    { as, address: '/users' },
    { ...fromFile, before: chooseFileOfGrace, act: page => page.press('Check rows') },
  ],
  'users.info': [
    { as, address: userPage(GRACE) },
    {
      ...edit,
      act: typing(/^Last name/, 'Hopper', 'Save'),
      typed: [/^Last name/, 'Hopper'],
      readsFirst: true,
    },
    { as, address: '/users?q=user%40map.example', act: deactivate, changes: 'isActive', readsFirst: true },
    confirmTransfer,
    { ...changeFromFile, readsFirst: true },
    checkingUsers,
  ],
  'users.create': [
    {
      as,
      address: '/users/new',
      before: fillPerson,
      act: page => page.press('Create user'),
      typed: [/^First name/, 'Ada'],
    },
    {
      ...fromFile,
      before: async page => {
        await chooseFile(page);
        await page.press('Check rows');
        await waitFor(() => {
          if (!screen.getByRole<HTMLButtonElement>('button', { name: 'Create 1 user' }).disabled) return;
          throw new Error('still checked');
        });
      },
      act: async page => {
        await page.press('Create 1 user');
        await page.answer('Create 1 user');
      },
    },
  ],
  'account.checkEmail': [
    { as, address: '/users/new', act: fillPerson, typed: [/^Email/, person.Email], quiet: true },
    { ...fromFile, before: chooseFile, act: page => page.press('Check rows') },
  ],
  'users.update': [
    { ...edit, act: typing(/^Last name/, 'Hopper', 'Save'), typed: [/^Last name/, 'Hopper'] },
    changeFromFile,
  ],
  'users.remove': {
    as,
    address: '/users?q=user%40map.example',
    act: confirming('Delete Grace Lindqvist', 'Delete'),
  },
  'users.setAdmin': {
    as,
    address: userPage(GRACE),
    act: async page => {
      await page.press('Set as Admin');
      pressIn(await page.question('Set as Admin?'), 'Set as Admin');
    },
  },
  'users.setSuperadmin': { as, address: userPage(GRACE), act: confirming('Set as Super Admin') },
  'users.removePrivilege': { as, address: userPage(DANIEL), act: confirming('Remove Admin Privileges') },
  'users.exportCsv': { as, address: '/users', act: page => page.press('Export') },
  'sessions.list': { as, address: userPage(SOFIA, '#sessions') },
  'transfer.preview': { ...transfer, act: page => page.press('Transfer from V4') },
  'transfer.confirm': confirmTransfer,
  'applications.list': {
    as,
    address: userPage(WALTER),
    act: async () => openSelector(await panel('Admin access'), 'Application'),
  },
  'applications.addAdmin': [
    {
      as,
      address: userPage(GRACE),
      before: async () => selectChoice(await panel('Admin access'), 'Application', 'City of Millbrook'),
      act: async () => pressIn(await panel('Admin access'), 'Assign'),
    },
    {
      as,
      address: userPage(GRACE),
      before: async page => {
        await page.press('Set as Admin');
        await selectChoice(
          await page.question('Set as Admin?'),
          'Applications to administer',
          'City of Millbrook',
        );
      },
      act: async page => pressIn(await page.question('Set as Admin?'), 'Set as Admin'),
    },
  ],
  'applications.removeAdmin': {
    as,
    address: userPage(WALTER),
    act: async page => {
      pressIn(await panel('Admin access'), 'Remove Larkspur County Assessor');
      await page.answer('Remove');
    },
  },
  'protectedLayers.search': {
    as,
    address: userPage(GRACE, '#protected-layers'),
    before: async () =>
      selectChoice(await panel('Protected layers by application'), 'Application', 'City of Millbrook'),
    act: async () => openSelector(await panel('Protected layers by application'), 'Protected layers'),
  },
  'protectedLayers.assignToUser': {
    as,
    address: userPage(GRACE, '#protected-layers'),
    before: async () => {
      const container = await panel('Protected layers by application');
      await selectChoice(container, 'Application', 'City of Millbrook');
      await selectChoice(container, 'Protected layers', (await optionsOf(container, 'Protected layers'))[0]!);
    },
    act: async () => pressIn(await panel('Protected layers by application'), 'Assign layers'),
  },
  'protectedLayers.removeFromUser': {
    as,
    address: userPage(GRACE, '#protected-layers'),
    act: async page => {
      pressIn(await panel('Protected layers by application'), 'Remove Owner Names, Larkspur County Assessor');
      await page.answer('Remove');
    },
  },
} satisfies Scenarios;

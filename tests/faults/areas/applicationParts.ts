import { screen, within } from '@testing-library/react';
import { seededUserId } from '../../../mocks/db/demoAccounts.ts';
import { applicationId } from '../../../mocks/db/seededIds.ts';
import { selectChoice } from '../../screens/choosing.ts';
import { changeField } from '../../screens/visit.tsx';
import type { FaultPage, Scenario, Scenarios } from '../testFaults.ts';

const as = 'superadmin';
const tab = (hash: string, more = ''): Scenario => ({
  as,
  address: `/application/${applicationId(0)}/info${more}#${hash}`,
});
const PARKS = '5f3c2a100012000000000004';
const parks = tab('application-work-orders', `?workDepartment=${PARKS}&workQ=lindqvist`);
/** Makes Grace a worker of the department Parks. */
const withGrace = async (standIn: Parameters<Exclude<Scenario['address'], string>>[0]) => {
  await (
    await standIn.as('second.superadmin')
  ).ask('PUT', `/api/applications/workOrderDepartments/${PARKS}/users/${seededUserId(2)}/userTypes/workers`);
  return parks.address as string;
};
const rename = async (page: FaultPage) => {
  changeField(/^Field app name/, 'Night Crew');
  await page.press('Save');
};
export const applicationPartsFaults = {
  'applicationParts.updatePaths': [
    {
      ...tab('application-paths'),
      before: () => screen.findByLabelText(/^Type/),
      act: async (page: FaultPage) => {
        changeField(/^Type/, 'Plat');
        changeField(/^Path/, 'https://files.example/plats');
        await page.press('Add path');
      },
    },
    {
      ...tab('application-paths'),
      before: () => screen.findByRole('list', { name: 'Application Paths' }),
      act: async (page: FaultPage) => {
        await page.person.click(
          within(screen.getByRole('list', { name: 'Application Paths' })).getAllByRole('button')[0]!,
        );
        await page.answer('Remove');
      },
    },
  ],
  'applicationParts.updateCounty': {
    ...tab('county'),
    before: async (page: FaultPage) => {
      await page.press('Edit county');
      await screen.findByLabelText(/^County code/);
    },
    act: async (page: FaultPage) => {
      changeField(/^County code/, '011');
      await page.press('Save');
    },
    typed: [/^County code/, '011'],
  },
  'applicationParts.overrideUsers': tab('override-users'),
  'applicationParts.users': tab('users'),
  'applicationParts.addUser': {
    ...tab('users'),
    before: (page: FaultPage) => selectChoice(page.main(), 'User', 'Grace Lindqvist', 'lindq'),
    act: (page: FaultPage) => page.press('Add user'),
  },
  'applicationParts.removeUser': {
    ...tab('users'),
    act: async (page: FaultPage) => {
      await page.person.click(
        within(screen.getByRole('table')).getAllByRole('button', { name: /^Remove / })[0]!,
      );
      await page.answer('Remove');
    },
  },
  'fieldApps.ofApplication': [
    tab('field-apps'),
    {
      ...tab('field-apps'),
      before: (page: FaultPage) => page.press('Edit field app'),
      act: rename,
      typed: [/^Field app name/, 'Night Crew'],
      readsFirst: true,
    },
  ],
  'fieldApps.update': {
    ...tab('field-apps'),
    before: (page: FaultPage) => page.press('Edit field app'),
    act: rename,
    typed: [/^Field app name/, 'Night Crew'],
    changes: 'fieldAppName',
  },
  'fieldApps.create': {
    ...tab('field-apps', '?fieldApp=new'),
    act: async (page: FaultPage) => {
      changeField(/^Field app name/, 'Night Crew');
      await page.press('Create field app');
    },
    typed: [/^Field app name/, 'Night Crew'],
  },
  'workOrders.departments': tab('application-work-orders'),
  'workOrders.add': {
    ...parks,
    address: withGrace,
    act: (page: FaultPage) => page.press('Add Grace Lindqvist to admins'),
  },
  'workOrders.remove': {
    ...parks,
    address: withGrace,
    act: async (page: FaultPage) => {
      await page.press('Remove Grace Lindqvist from workers');
      await page.answer('Remove');
    },
  },
} satisfies Scenarios;

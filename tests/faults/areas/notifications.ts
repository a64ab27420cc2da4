import { screen, within } from '@testing-library/react';
import type { FaultPage, Scenario, Scenarios } from '../testFaults.ts';

const at: Pick<Scenario, 'as' | 'address'> = { as: 'superadmin', address: '/#notifications' };
const TITLE = /^Title/;
const form = () => screen.findByRole('form', { name: 'Edit notification' });
const typing: Scenario = {
  ...at,
  changes: 'notifications',
  before: async page => {
    await form();
    await page.type(TITLE, 'Parcels of an owner');
  },
  act: (page: FaultPage) => page.press('Update'),
  typed: [TITLE, 'Parcels of an owner'],
};

export const notificationsFaults = {
  'notifications.list': at,
  'notifications.info': { ...typing, readsFirst: true },
  'notifications.update': [
    typing,
    { ...at, changes: 'published', before: () => form(), act: (page: FaultPage) => page.press('Unpublish') },
  ],
  'notifications.create': {
    ...at,
    before: async page => {
      await form();
      await page.type(/^New group/, '3/16/2027');
    },
    // The form stays open for the next notification; notifications.test.tsx tests its text.
    act: (page: FaultPage) => page.press('Create group'),
  },
  'notifications.remove': {
    ...at,
    before: () => form(),
    act: async page => {
      await page.press('Delete group');
      await page.person.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete group' }),
      );
    },
  },
  'notifications.sendMail': {
    ...at,
    address: async () => {
      document.head.insertAdjacentHTML('beforeend', '<meta name="newsletter" content="on">');
      return '/#notifications';
    },
    before: () => form(),
    act: (page: FaultPage) => page.press('Send test'),
  },
  'users.newsSubscribed': at,
} satisfies Scenarios;

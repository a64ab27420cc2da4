import { screen } from '@testing-library/react';
import { openSelector, selectChoice } from '../../screens/choosing.ts';
import { changeField } from '../../screens/visit.tsx';
import type { FaultPage, Scenarios } from '../testFaults.ts';

const start = { as: 'user', address: '/subscriptions' };
const fresh = () => screen.getByRole('region', { name: 'New subscription' });

/** Scenarios of the calls about the user's own cards and a new subscription. */
export const cardsFaults = {
  'account.me': [
    start,
    { as: 'user', address: '/view/profile', act: (page: FaultPage) => page.follow(/^Subscriptions/) },
  ],
  'applications.list': { ...start, act: () => openSelector(fresh(), 'Application') },
  'subscriptions.addCard': {
    ...start,
    before: (page: FaultPage) => page.press('Add card'),
    act: async (page: FaultPage) => {
      for (const [label, text] of [
        [/^Card number/, '5555555555554444'],
        [/^Name on card/, 'Ada Byron'],
        [/^Month/, '08'],
        [/^Year/, '2031'],
        [/^CVC/, '737'],
      ] as const)
        changeField(label, text);
      await page.press('Save card');
    },
    typed: [/^Name on card/, 'Ada Byron'],
  },
  'subscriptions.setDefaultCard': {
    ...start,
    act: (page: FaultPage) => page.press('Set as default: MasterCard ending 8210'),
  },
  'subscriptions.removeCard': {
    ...start,
    before: async (page: FaultPage) => {
      await page.press('Delete MasterCard ending 8210');
      await page.question('Delete MasterCard ending 8210?');
    },
    act: (page: FaultPage) => page.answer('Delete'),
  },
  'subscriptions.create': {
    ...start,
    before: async (page: FaultPage) => {
      await selectChoice(fresh(), 'Application', 'Bexley Township');
      await selectChoice(fresh(), 'Plan', 'Basic');
      await page.person.click(await screen.findByRole('radio', { name: /^1 year/ }));
    },
    act: (page: FaultPage) => page.press('Subscribe'),
  },
} satisfies Scenarios;

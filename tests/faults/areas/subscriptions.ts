import { GRACE } from '../../screens/subscribed.ts';
import type { FaultPage, Scenarios } from '../testFaults.ts';

const own = { as: 'user', address: '/subscriptions' };
const ofGrace = (hash: string) => ({ as: 'superadmin', address: `/user/${GRACE}/info#${hash}` });
const cancel = async (page: FaultPage) => {
  await page.press('End now: Basic, City of Millbrook');
  await page.answer('End now');
};
const resubscribe = async (page: FaultPage) => {
  await page.press('Resubscribe: Tax Map Zone 3, Marlow County Tax Maps');
  await page.answer('Resubscribe');
};

/** Scenarios of the calls about existing subscriptions. */
export const subscriptionsFaults = {
  'subscriptions.cancel': { ...own, act: cancel },
  'subscriptions.resubscribe': { ...own, act: resubscribe },
  'subscriptions.cancelOf': { ...ofGrace('subscriptions'), act: cancel },
  'subscriptions.resubscribeOf': { ...ofGrace('archived-subscriptions'), act: resubscribe },
} satisfies Scenarios;

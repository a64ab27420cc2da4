import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { ownAccount } from '../../platform/ownAccount.ts';
import { subscriptionPlans } from '../../platform/subscriptionPlans.ts';
import { cardId, readSubscriptions, subscriptions } from '../../platform/subscriptions.ts';
import { defineAction, invoke } from '../action.ts';
import { invokeDeletion, lastingCreation, pathApplicationId, pathId, pathUserId, update } from './rules.ts';

const readOwn = async ({ call }: ConsoleDataProvider) => readSubscriptions(await call(ownAccount.me, {}));

export const createPlan = defineAction(subscriptionPlans.create, {
  ...lastingCreation('planMade'),
  where: pathApplicationId,
});
export const updatePlan = defineAction(subscriptionPlans.update, update('subscription-plans'));
export const addPeriod = defineAction(subscriptionPlans.addPeriod, {
  name: 'periodAdded',
  icon: 'add',
  target: pathId,
  never: 'noCall',
});

export const addCard = defineAction(subscriptions.addCard, {
  name: 'cardAdded',
  icon: 'add',
  inverse: ({ reply }) => invokeDeletion(subscriptions.removeCard, typeof reply.id === 'string' && reply.id),
  never: 'elsewhere',
});
export const removeCard = defineAction(subscriptions.removeCard, {
  name: 'cardRemoved',
  icon: 'remove',
  never: 'deleted',
  isDone: async ({ path: { id } }, dataProvider) =>
    (await readOwn(dataProvider)).cards.every(card => cardId(card) !== id),
});
export const setDefaultCard = defineAction(subscriptions.setDefaultCard, {
  name: 'cardChosen',
  icon: 'edit',
  inverse: ({ before }) =>
    typeof before?.id === 'string' ? [invoke(subscriptions.setDefaultCard, { path: { id: before.id } })] : [],
  never: 'elsewhere',
  isDone: async ({ path: { id } }, dataProvider) => (await readOwn(dataProvider)).defaultCard === id,
});

export const subscribeAction = defineAction(subscriptions.create, {
  name: 'subscribed',
  icon: 'add',
  where: ({ body }) => body.application,
  never: 'money',
});
export const cancel = defineAction(subscriptions.cancel, {
  name: 'cancelled',
  icon: 'remove',
  never: 'charges',
});
export const resubscribe = defineAction(subscriptions.resubscribe, {
  name: 'resubscribed',
  icon: 'add',
  never: 'money',
});
export const cancelForUser = defineAction(subscriptions.cancelOf, {
  name: 'cancelledOf',
  icon: 'remove',
  target: pathUserId,
  never: 'charges',
});
export const resubscribeForUser = defineAction(subscriptions.resubscribeOf, {
  name: 'resubscribedOf',
  icon: 'add',
  target: pathUserId,
  never: 'money',
});

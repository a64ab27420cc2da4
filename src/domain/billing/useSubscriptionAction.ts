import {
  cancel,
  cancelForUser,
  resubscribe,
  resubscribeForUser,
} from '../../activity/actions/subscriptions.ts';
import { useAction } from '../../activity/useAction.ts';
import { ownAccount } from '../../platform/ownAccount.ts';
import { readSubscriptions, throwIfRefused } from '../../platform/subscriptions.ts';
import { users, type User } from '../../platform/users.ts';
import { readSubscription } from './subscription.ts';
import { getSubscriptionState } from './subscriptionStates.ts';

const actions = {
  cancel: {
    own: cancel,
    others: cancelForUser,
    leavesActive: false,
    success: 'subscriptions.entry.cancel.done',
    failure: 'subscriptions.entry.cancel.error',
    lost: {
      done: 'subscriptions.entry.cancel.lostDone',
      notDone: 'subscriptions.entry.cancel.lostNothing',
      unknown: 'subscriptions.entry.cancel.lostUnknown',
    },
  },
  resubscribe: {
    own: resubscribe,
    others: resubscribeForUser,
    leavesActive: true,
    success: 'subscriptions.entry.resubscribe.done',
    failure: 'subscriptions.entry.resubscribe.error',
    lost: {
      done: 'subscriptions.entry.resubscribe.lostDone',
      notDone: 'subscriptions.entry.resubscribe.lostNothing',
      unknown: 'subscriptions.entry.resubscribe.lostUnknown',
    },
  },
} as const;

/**
 * Cancels or resubscribes a subscription of `of`, or of the signed-in user if `of` is undefined. A refusal is
 * shown with the platform's message, regardless of its status.
 */
export function useSubscriptionAction(name: keyof typeof actions, of?: User) {
  const { own, others, leavesActive, ...texts } = actions[name];
  const { run, pending } = useAction(
    {
      perform: async (id: string, dataProvider) =>
        throwIfRefused(
          of
            ? await others.perform({ path: { subId: id, userId: of._id } }, dataProvider)
            : await own.perform({ path: { id } }, dataProvider),
        ),
      async isDone(id, { call }) {
        const user = of ? await call(users.info, { path: { id: of._id } }) : await call(ownAccount.me, {});
        const runs = readSubscriptions(user).active.some(entry => {
          const state = entry._id === id && getSubscriptionState(readSubscription(entry));
          return state && state !== 'cancelled' && !(leavesActive && state === 'ends');
        });
        return runs === leavesActive;
      },
    },
    { ...texts, refused: 'error.said' },
  );
  return { run, pending };
}

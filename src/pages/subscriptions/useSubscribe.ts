import { subscribeAction } from '../../activity/actions/subscriptions.ts';
import { useAction } from '../../activity/useAction.ts';
import { referenceId } from '../../data/dialect.ts';
import { CallError } from '../../platform/errors.ts';
import { ownAccount } from '../../platform/ownAccount.ts';
import { readSubscriptions, throwIfRefused, type SubscriptionEntry } from '../../platform/subscriptions.ts';

export interface SubscriptionRequest {
  application: string;
  plan: string;
  period: string;
  noAutoRenew: boolean;
}

interface SubscriptionNames {
  plan: string;
  application: string;
}

/**
 * Subscribes without repeating the call, because it may charge a card. It resolves with whether a
 * subscription was created. `active` are the previous subscriptions.
 */
export function useSubscribe(active: SubscriptionEntry[]) {
  const isNew = (entry: SubscriptionEntry, { application, plan }: SubscriptionRequest) =>
    active.every(({ _id }) => _id !== entry._id) &&
    referenceId(entry.application) === application &&
    referenceId(entry.plan) === plan;
  const { run, pending } = useAction(
    {
      key: () => '',
      perform: async (body: SubscriptionRequest, dataProvider) =>
        throwIfRefused(await subscribeAction.perform({ body }, dataProvider)),
      isDone: async (body, { call }) =>
        readSubscriptions(await call(ownAccount.me, {})).active.some(entry => isNew(entry, body)),
    },
    {
      success: 'subscriptions.fresh.done',
      // The platform's own message is shown unchanged.
      failure: error =>
        error instanceof CallError && error.serverMessage ? undefined : 'subscriptions.fresh.error',
      lost: {
        done: 'subscriptions.fresh.lost.done',
        notDone: 'subscriptions.fresh.lost.nothing',
        unknown: 'subscriptions.fresh.lost.unknown',
      },
    },
  );
  return {
    subscribe: async (wanted: SubscriptionRequest, called: SubscriptionNames) =>
      (await run(wanted, { interpolation: { ...called } })) !== undefined,
    pending,
  };
}

import { useDataProvider, useNotify } from 'react-admin';
import { useReadOwn } from '../../billing/useReadOwn.ts';
import { useAction } from '../../calls/useAction.ts';
import { BANNER } from '../../calls/useSay.ts';
import { useTellFailure } from '../../calls/useTellFailure.ts';
import { idOf } from '../../client/dialect.ts';
import { isLost } from '../../client/failures.ts';
import { wasMade } from '../../client/lost.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { CallError } from '../../platform/errors.ts';
import { granted, subscriptions, type SubscriptionEntry } from '../../platform/subscriptions.ts';

export interface Wanted {
  application: string;
  plan: string;
  period: string;
  noAutoRenew: boolean;
}

/** What the plan and its application are called. */
interface Called {
  plan: string;
  application: string;
}

/**
 * Subscribes, once: it may charge a card. After a lost answer nothing is sent again; the own subscriptions are read, and
 * what was found is said (decision 22). Answers whether there is a new subscription.
 */
export function useSubscribe(active: SubscriptionEntry[]) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const readOwn = useReadOwn();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const { run, pending } = useAction({});

  const lookFor = async (error: unknown, { application, plan }: Wanted, called: Called): Promise<boolean> => {
    const own = await readOwn();
    const isNew = (entry: SubscriptionEntry) =>
      active.every(({ _id }) => _id !== entry._id) &&
      idOf(entry.application) === application &&
      idOf(entry.plan) === plan;
    const there = own?.active.some(isNew);
    if (there) wasMade(error);
    notify(`subscriptions.fresh.lost.${there ? 'done' : own ? 'nothing' : 'unknown'}`, {
      type: there ? 'warning' : 'error',
      autoHideDuration: null,
      messageArgs: { ...called },
    });
    return there === true;
  };

  const send = async (wanted: Wanted, called: Called): Promise<boolean> => {
    try {
      granted(await call(subscriptions.create, { body: wanted }));
    } catch (error) {
      if (isLost(error)) return lookFor(error, wanted, called);
      // What the platform says of it is said as it is.
      tellFailure(
        error,
        error instanceof CallError && error.said ? {} : { text: 'subscriptions.fresh.error' },
      );
      return false;
    }
    notify('subscriptions.fresh.done', {
      type: 'success',
      autoHideDuration: BANNER,
      messageArgs: { ...called },
    });
    return true;
  };

  return {
    subscribe: async (wanted: Wanted, called: Called) => (await run(() => send(wanted, called))) === true,
    pending,
  };
}

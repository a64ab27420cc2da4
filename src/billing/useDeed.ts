import { useDataProvider, useNotify } from 'react-admin';
import { useAction } from '../calls/useAction.ts';
import { BANNER } from '../calls/useSay.ts';
import { isLost } from '../client/failures.ts';
import { wasMade } from '../client/lost.ts';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { subscriptions as calls, granted, subscriptionsOf } from '../platform/subscriptions.ts';
import { users, type User } from '../platform/users.ts';
import { readEntry } from './entry.ts';
import { stateOf } from './states.ts';
import { useReadOwn } from './useReadOwn.ts';

const deeds = {
  cancel: {
    own: calls.cancel,
    others: calls.cancelOf,
    leavesActive: false,
    done: 'subscriptions.entry.cancel.done',
    error: 'subscriptions.entry.cancel.error',
    lostDone: 'subscriptions.entry.cancel.lostDone',
    lostNothing: 'subscriptions.entry.cancel.lostNothing',
    lostUnknown: 'subscriptions.entry.cancel.lostUnknown',
  },
  resubscribe: {
    own: calls.resubscribe,
    others: calls.resubscribeOf,
    leavesActive: true,
    done: 'subscriptions.entry.resubscribe.done',
    error: 'subscriptions.entry.resubscribe.error',
    lostDone: 'subscriptions.entry.resubscribe.lostDone',
    lostNothing: 'subscriptions.entry.resubscribe.lostNothing',
    lostUnknown: 'subscriptions.entry.resubscribe.lostUnknown',
  },
} as const;

/**
 * Cancels or resubscribes, one's own subscription or one `of` somebody, once. A refusal is told in the platform's words,
 * with whichever status it came. After a lost answer it is read what has become of the subscription, and said (decision 22).
 */
export function useDeed(deed: keyof typeof deeds, of?: User) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const readOwn = useReadOwn();
  const { own, others, leavesActive, done, error, lostDone, lostNothing, lostUnknown } = deeds[deed];
  const { run, pending } = useAction({ failure: error, refused: 'error.said' });
  const ask = (id: string) =>
    of ? call(others, { path: { subId: id, userId: of._id } }) : call(own, { path: { id } });
  const read = () =>
    of ? call(users.info, { path: { id: of._id } }).then(subscriptionsOf, () => undefined) : readOwn();

  const lookFor = async (failed: unknown, id: string) => {
    const now = await read();
    const runs = now?.active.some(entry => {
      const state = entry._id === id && stateOf(readEntry(entry));
      return state && state !== 'cancelled' && !(leavesActive && state === 'ends');
    });
    const isDone = runs === leavesActive;
    if (isDone) wasMade(failed);
    notify(isDone ? lostDone : now ? lostNothing : lostUnknown, {
      type: isDone ? 'warning' : 'error',
      autoHideDuration: null,
    });
    return isDone;
  };

  const act = (id: string): Promise<boolean | undefined> =>
    run(async () => {
      try {
        granted(await ask(id));
      } catch (failed) {
        if (isLost(failed)) return lookFor(failed, id);
        throw failed;
      }
      notify(done, { type: 'success', autoHideDuration: BANNER });
      return true;
    });
  return { act, pending };
}

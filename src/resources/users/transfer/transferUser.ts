import type { Action } from '../../../activity/action.ts';
import { transferFromV4 } from '../../../activity/actions/users.ts';
import { attemptAction } from '../../../activity/performAction.ts';
import { CallError, isReplyLost } from '../../../platform/errors.ts';
import type { TransferPreview } from '../../../platform/transfer.ts';
import type { UserRecord } from '../userRecord.ts';
import { countMarks, subscriptionLists } from './compareTransfer.ts';
import { readTransferResult } from './readTransferResult.ts';
import { toFields } from './transferNames.ts';
import type { TransferReceipt, TransferResult } from './transferReceipt.ts';

/** Leaves out payments and dates, which a receipt does not need. */
function toStoredSubscription(subscription: unknown): unknown {
  if (typeof subscription === 'string') return subscription;
  const { _id, name, planName, application, plan, stripeSubscription } = toFields(subscription);
  return {
    _id,
    name,
    planName,
    application,
    plan,
    stripeSubscription: { plan: toFields(stripeSubscription).plan },
  };
}

const toStored = (subscriptions: readonly unknown[] = []) => subscriptions.map(toStoredSubscription);

function createReceipt(user: UserRecord, preview: TransferPreview): TransferReceipt {
  const [active, archived] = subscriptionLists(user);
  return {
    time: Date.now(),
    preview: {
      roles: preview.roles ?? [],
      activeSubscriptions: toStored(preview.activeSubscriptions),
      archivedSubscriptions: toStored(preview.archivedSubscriptions),
    },
    before: {
      rolesAssigned: user.rolesAssigned ?? [],
      subscriptions: { activePlans: toStored(active), archivedPlans: toStored(archived) },
    },
  };
}

const hasTransferred = ({ isMigrated, marks }: TransferResult) => {
  const { roles, subscriptions } = countMarks(marks, 'transferred');
  return isMigrated || roles + subscriptions > 0;
};

/**
 * Transfers a user from V4. Resolves with a receipt whose result is to be read, and throws if the platform transferred nothing.
 */
export const transferUser: Action<{ user: UserRecord; preview: TransferPreview }, TransferReceipt> = {
  key: ({ user }) => user._id,
  async perform({ user, preview }, dataProvider) {
    const receipt = createReceipt(user, preview);
    try {
      const outcome = await attemptAction(transferFromV4, { path: { id: user._id } }, dataProvider);
      if (outcome.status === 'notDone') throw outcome.error;
      return outcome.status === 'replied' ? receipt : { ...receipt, isReplyLost: true };
    } catch (error) {
      // The platform may have transferred a part before it failed.
      const result = await readTransferResult(user._id, receipt, dataProvider).catch(() => undefined);
      if (!result || !hasTransferred(result)) throw error;
      const reason = error instanceof CallError && error.serverMessage;
      return { ...receipt, isReplyLost: isReplyLost(error), ...(reason && { reason }) };
    }
  },
};

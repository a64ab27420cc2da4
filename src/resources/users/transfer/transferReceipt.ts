import { useCallback, useMemo } from 'react';
import { session } from '../../../auth/session.ts';
import { useIdentity } from '../../../auth/useIdentity.ts';
import { isObject } from '../../../platform/shape.ts';
import type { TransferPreview } from '../../../platform/transfer.ts';
import { setItem } from '../../../storage/items.ts';
import { useItem } from '../../../storage/useItem.ts';
import { defineUserItem } from '../../../storage/userItems.ts';
import type { TransferableData, TransferMarks } from './compareTransfer.ts';

/** The preview as it was found on the user afterwards. */
export interface TransferResult {
  /** When the user was read, epoch milliseconds. */
  time: number;
  /** Whether the user is marked as transferred. */
  isMigrated: boolean;
  marks: TransferMarks;
}

/** A confirmed transfer. Without a result, the user has not been read since. */
export interface TransferReceipt {
  /** When the transfer was confirmed, epoch milliseconds. */
  time: number;
  preview: TransferPreview;
  /** The user at that time. It is empty once there is a result. */
  before: TransferableData;
  isReplyLost?: boolean;
  /** Why the platform did not transfer everything, in its own words. */
  reason?: string;
  result?: TransferResult;
}

const isReceipt = (stored: unknown): stored is TransferReceipt =>
  isObject(stored) &&
  typeof stored.time === 'number' &&
  isObject(stored.preview) &&
  isObject(stored.before) &&
  (stored.result === undefined || (isObject(stored.result) && isObject(stored.result.marks)));

const receiptItem = defineUserItem<TransferReceipt>({
  kind: 'receipt',
  version: 1,
  read: stored => (isReceipt(stored) ? stored : undefined),
});

/**
 * Returns the receipt of the last transfer of a user, and a function that keeps a new one. Receipts belong to the signed-in user,
 * and are removed when that user signs out.
 */
export function useTransferReceipt(userId: string) {
  const { _id } = useIdentity();
  const item = useMemo(() => receiptItem(_id, userId), [_id, userId]);
  const receipt = useItem(item);
  const keep = useCallback(
    (next: TransferReceipt) => {
      // A reply may arrive after the sign-out.
      if (!session.isSignedOut()) setItem(item, next);
    },
    [item],
  );
  return { receipt, keep };
}

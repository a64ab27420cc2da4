import { useIdentity } from '../../../auth/useIdentity.ts';
import { userName } from '../../../platform/userName.ts';
import { formatDateTime } from '../../../ui/formats.ts';
import { withTimeZone } from '../../../ui/timeZone.ts';
import { useText } from '../../../ui/useText.ts';
import type { UserRecord } from '../userRecord.ts';
import { countMarks } from './compareTransfer.ts';
import type { TransferReceipt, TransferResult } from './transferReceipt.ts';
import { useTransferCount } from './useTransferCount.ts';

/** The texts of a receipt, apart from the entries. */
export interface ReceiptLines {
  facts: { label: string; value: string }[];
  text: string;
  /** What was not transferred, and why, if the platform gave a reason. */
  problems: string[];
  summary: string;
}

const formatTimeOf = (ms: number) => withTimeZone(formatDateTime(Math.floor(ms / 1000)));

/** Returns a function that words a receipt. */
export function useReceiptLines(user: UserRecord) {
  const t = useText();
  const countText = useTransferCount();
  const me = useIdentity();
  const name = userName(user);
  return (
    { time, isReplyLost, reason }: TransferReceipt,
    { marks, ...read }: TransferResult,
  ): ReceiptLines => {
    const [added, existed, missing] = (['transferred', 'existed', 'missing'] as const).map(mark =>
      countMarks(marks, mark),
    );
    const [addedCount, existedCount, missingCount] = [added, existed, missing].map(
      count => count!.roles + count!.subscriptions,
    );
    const counted = (number = 0) => ({ smart_count: number });
    return {
      facts: [
        { label: t('access.receipt.user'), value: [name, user.email].filter(Boolean).join(', ') },
        { label: t('access.receipt.confirmed'), value: formatTimeOf(time) },
        { label: t('access.receipt.by'), value: userName(me) },
        { label: t('access.receipt.checked'), value: formatTimeOf(read.time) },
      ],
      text: t('access.receipt.text', { name }),
      problems: [
        isReplyLost ? t('access.receipt.lost') : '',
        missingCount ? t('access.receipt.missingCount', counted(missingCount)) : '',
        reason ? t('access.receipt.reason', { message: reason }) : '',
        read.isMigrated ? '' : t('access.receipt.notMarked', { name }),
      ].filter(Boolean),
      summary: [
        addedCount ? t('access.receipt.sum', countText(added!)) : t('access.receipt.nothing'),
        existedCount ? t('access.receipt.existedCount', counted(existedCount)) : '',
        read.isMigrated ? t('access.receipt.marked', { name }) : '',
      ]
        .filter(Boolean)
        .join(' '),
    };
  };
}

import type { TransferPreview } from '../../../platform/transfer.ts';
import { userName } from '../../../platform/userName.ts';
import { useText } from '../../../ui/useText.ts';
import type { UserRecord } from '../userRecord.ts';
import { countMarks, markPreview } from './compareTransfer.ts';
import { TransferContents } from './TransferContents.tsx';
import { useTransferCount } from './useTransferCount.ts';
import { useTransferSections } from './useTransferSections.ts';

/** Previews a transfer: the data of the old version, and which of it already exists here. */
export function PreviewContents({ user, preview }: { user: UserRecord; preview: TransferPreview }) {
  const t = useText();
  const countText = useTransferCount();
  const name = userName(user);
  const marks = markPreview(preview, user);
  const added = countMarks(marks, 'added');
  const present = countMarks(marks, 'present');
  const presentCount = present.roles + present.subscriptions;
  const sum =
    added.roles + added.subscriptions
      ? t('access.transfer.sum', { name, ...countText(added) })
      : t('access.transfer.nothing', { name });
  return (
    <TransferContents
      text={t('access.transfer.text', { name })}
      sections={useTransferSections(preview, marks)}
      summary={`${sum} ${presentCount ? t('access.transfer.stay', { smart_count: presentCount }) : ''}`}
    />
  );
}

import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useRecordContext } from '../../../admin/index.ts';
import { userName } from '../../../platform/userName.ts';
import type { DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { FailedState } from '../../../ui/failure/FailedState.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import type { UserRecord } from '../userRecord.ts';
import { formatReceipt, receiptFileName } from './formatReceipt.ts';
import styles from './TransferContents.module.css';
import { TransferContents } from './TransferContents.tsx';
import { useTransferReceipt, type TransferReceipt } from './transferReceipt.ts';
import { useReceiptLines } from './useReceiptLines.ts';
import { useTransferResult } from './useTransferResult.ts';
import { useTransferSections } from './useTransferSections.ts';

const NO_MARKS = { roles: [], activeSubscriptions: [], archivedSubscriptions: [] };

/** The receipt of the last transfer of a user. Signing out in another tab removes it. */
export default function TransferReceiptDialog({ onClose }: DialogProps) {
  const user = useRecordContext<UserRecord>()!;
  const { receipt } = useTransferReceipt(user._id);
  return receipt ? <ReceiptDialog user={user} receipt={receipt} onClose={onClose} /> : null;
}

interface Props extends DialogProps {
  user: UserRecord;
  receipt: TransferReceipt;
}

function ReceiptDialog({ user, receipt, onClose }: Props) {
  const t = useText();
  const { result, error, refetch } = useTransferResult(user, receipt);
  const sections = useTransferSections(receipt.preview, result?.marks ?? NO_MARKS);
  const toLines = useReceiptLines(user);
  const lines = result && toLines(receipt, result);
  const title = t('access.receipt.title');
  // Without their names, roles and plans cannot be printed or saved.
  const isAwaited = sections.some(({ groups }) =>
    groups.some(({ label, entries }) =>
      [label, ...entries.flatMap(({ names }) => names)].some(({ as }) => as === 'awaited'),
    ),
  );
  const save = () =>
    lines && saveFile(receiptFileName(user.email), formatReceipt(title, lines, sections), 'txt');
  return (
    <ModalDialog
      title={title}
      printable
      onClose={onClose}
      actions={
        <>
          {lines ? (
            <>
              <TextButton pending={isAwaited} onClick={() => isAwaited || save()}>
                <DownloadIcon />
                {t('access.receipt.save')}
              </TextButton>
              <TextButton pending={isAwaited} onClick={() => isAwaited || print()}>
                <PrintIcon />
                {t('access.receipt.print')}
              </TextButton>
            </>
          ) : null}
          <TextButton onClick={onClose}>{t('ui.close')}</TextButton>
        </>
      }
    >
      {lines ? (
        <>
          <div className={styles.facts}>
            <Facts facts={lines.facts} />
          </div>
          {lines.problems.length ? (
            <div className="note warn">
              <WarningAmberIcon />
              <div>
                {lines.problems.map(problem => (
                  <p key={problem}>{problem}</p>
                ))}
              </div>
            </div>
          ) : null}
          <TransferContents text={lines.text} sections={sections} summary={lines.summary} />
        </>
      ) : error ? (
        <FailedState heading="h3" error={error} loadError="access.receipt.unread" retry={refetch} />
      ) : (
        <p className="secondary" role="status">
          {t('access.receipt.loading', { name: userName(user) })}
        </p>
      )}
    </ModalDialog>
  );
}

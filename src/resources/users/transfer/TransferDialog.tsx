import { useState } from 'react';
import { useAction } from '../../../activity/useAction.ts';
import { useRecordContext } from '../../../admin/index.ts';
import { useEndpointQuery } from '../../../data/useEndpointQuery.ts';
import { CallError } from '../../../platform/errors.ts';
import { transfer, type TransferPreview } from '../../../platform/transfer.ts';
import type { DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { FailedState } from '../../../ui/failure/FailedState.tsx';
import { failureText } from '../../../ui/failure/failureText.ts';
import { State } from '../../../ui/State.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import type { UserRecord } from '../userRecord.ts';
import { PreviewContents } from './PreviewContents.tsx';
import { useTransferReceipt } from './transferReceipt.ts';
import TransferReceiptDialog from './TransferReceiptDialog.tsx';
import { transferUser } from './transferUser.ts';

/** Previews the data of the old version, transfers it once confirmed, and then shows the receipt. */
export default function TransferDialog({ onClose }: DialogProps) {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const { keep } = useTransferReceipt(user._id);
  const [isConfirmed, setConfirmed] = useState(false);
  const { run, pending } = useAction(transferUser, {
    failure: 'access.transfer.error',
    refused: 'error.said',
  });
  // The preview is a POST that changes nothing. It is not cached, so each opening of the dialog requests it again. V4 has none
  // after the transfer.
  const { data, error, refetch } = useEndpointQuery(
    transfer.preview,
    { path: { id: user._id } },
    { gcTime: 0, staleTime: Infinity, enabled: !pending && !isConfirmed },
  );
  // A running transfer cannot be cancelled, so the dialog stays until its end.
  const cancel = () => {
    if (!pending) onClose();
  };
  const runTransfer = async (preview: TransferPreview) => {
    const done = await run({ user, preview });
    if (!done?.reply) return;
    keep(done.reply);
    setConfirmed(true);
  };
  const isRefused = error instanceof CallError && error.status === 400;
  if (isConfirmed) return <TransferReceiptDialog onClose={onClose} />;
  return (
    <ModalDialog
      title={t('access.transfer.title')}
      onClose={cancel}
      actions={
        <>
          <TextButton pending={pending} onClick={cancel}>
            {t(error && !data ? 'ui.close' : 'ui.cancel')}
          </TextButton>
          {data ? (
            <TextButton variant="primary" pending={pending} onClick={() => void runTransfer(data)}>
              {t('access.transfer.confirm')}
            </TextButton>
          ) : null}
        </>
      }
    >
      {data ? (
        <PreviewContents user={user} preview={data} />
      ) : isRefused ? (
        <State kind="error" heading="h3" title={failureText(t, error)} />
      ) : error ? (
        <FailedState heading="h3" error={error} loadError="access.transfer.error" retry={refetch} />
      ) : (
        <p className="secondary" role="status">
          {t('access.transfer.loading')}
        </p>
      )}
    </ModalDialog>
  );
}

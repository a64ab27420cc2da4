import { transferFromV4 } from '../../activity/actions/users.ts';
import { useAction } from '../../activity/useAction.ts';
import { useEndpointQuery } from '../../data/useEndpointQuery.ts';
import { CallError } from '../../platform/errors.ts';
import { transfer } from '../../platform/transfer.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { FailedState } from '../../ui/failure/FailedState.tsx';
import { failureText } from '../../ui/failure/failureText.ts';
import { State } from '../../ui/State.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { TransferContents } from './TransferContents.tsx';
import type { UserRecord } from './userRecord.ts';

/** Previews the data of the old version, and transfers it once confirmed. */
export default function TransferDialog({ user, onClose }: DialogProps & { user: UserRecord }) {
  const t = useText();
  // The preview is a POST that changes nothing. It is not cached, so each opening of the dialog requests it again.
  const { data, error, refetch } = useEndpointQuery(
    transfer.preview,
    { path: { id: user._id } },
    { gcTime: 0 },
  );
  const { run, pending } = useAction(transferFromV4, {
    success: 'access.transfer.done',
    failure: 'access.transfer.error',
    refused: 'error.said',
  });
  const runTransfer = async () => {
    if (await run({ path: { id: user._id } })) onClose();
  };
  const isRefused = error instanceof CallError && error.status === 400;
  return (
    <ModalDialog
      title={t('access.transfer.title')}
      onClose={onClose}
      actions={
        <>
          <TextButton onClick={onClose}>{t(error && !data ? 'ui.close' : 'ui.cancel')}</TextButton>
          {data ? (
            <TextButton variant="primary" pending={pending} onClick={runTransfer}>
              {t('access.transfer.confirm')}
            </TextButton>
          ) : null}
        </>
      }
    >
      {data ? (
        <TransferContents user={user} preview={data} />
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

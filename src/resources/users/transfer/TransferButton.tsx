import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import SwapHorizIcon from '@mui/icons-material/SwapHorizOutlined';
import { useState, type ReactNode } from 'react';
import { useRecordContext } from '../../../admin/index.ts';
import { useCan } from '../../../auth/AccessProvider.tsx';
import { DialogButton, DialogHostContext } from '../../../ui/dialog/DialogButton.tsx';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../../ui/useText.ts';
import type { UserRecord } from '../userRecord.ts';
import { useTransferReceipt } from './transferReceipt.ts';

const TransferDialog = lazyComponent(() => import('./TransferDialog.tsx'), ['access']);
const TransferReceiptDialog = lazyComponent(() => import('./TransferReceiptDialog.tsx'), ['access']);

/**
 * Shown to superadmins: the transfer while the user is not migrated (docs/behaviour.md 1 §2), and the receipt of a transfer in
 * this session. The dialog of the transfer outlives its button, which disappears with the transfer.
 */
export function TransferButton() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const can = useCan();
  const { receipt } = useTransferReceipt(user._id);
  const [dialog, showDialog] = useState<ReactNode>();
  return (
    <>
      <DialogHostContext value={showDialog}>
        {can({ action: 'transfer', resource: 'users', record: user }) ? (
          <DialogButton dialog={TransferDialog}>
            <SwapHorizIcon />
            {t('access.transfer.action')}
          </DialogButton>
        ) : null}
        {receipt && can({ action: 'showReceipt', resource: 'users' }) ? (
          <DialogButton dialog={TransferReceiptDialog}>
            <ReceiptIcon />
            {t('access.receipt.title')}
          </DialogButton>
        ) : null}
      </DialogHostContext>
      {dialog}
    </>
  );
}

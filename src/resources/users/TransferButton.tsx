import SwapHorizIcon from '@mui/icons-material/SwapHorizOutlined';
import { useRecordContext } from '../../admin/index.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';
import type { UserRecord } from './userRecord.ts';

const TransferDialog = lazyComponent(() => import('./TransferDialog.tsx'), ['access']);

/** Shown to superadmins while the user is not migrated (docs/behaviour.md 1 §2). */
export function TransferButton() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const can = useCan();
  if (!can({ action: 'transfer', resource: 'users', record: user })) return null;
  return (
    <DialogButton dialog={TransferDialog} with={{ user }}>
      <SwapHorizIcon />
      {t('access.transfer.action')}
    </DialogButton>
  );
}

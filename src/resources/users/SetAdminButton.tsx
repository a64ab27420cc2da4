import VerifiedUserIcon from '@mui/icons-material/VerifiedUserOutlined';
import { useRecordContext } from '../../admin/index.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';
import type { UserRecord } from './userRecord.ts';

const SetAdminDialog = lazyComponent(() => import('./SetAdminDialog.tsx'), ['resources.users', 'userPage']);

/** Shown to users whom docs/behaviour.md 1 §6 allows it. The dialog also assigns applications, because an admin without one sees no users. */
export function SetAdminButton() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const can = useCan();
  if (!can({ action: 'setAdmin', resource: 'users', record: user })) return null;
  return (
    <DialogButton dialog={SetAdminDialog} with={{ user }}>
      <VerifiedUserIcon />
      {t('userPage.privilege.setAdmin')}
    </DialogButton>
  );
}

import AssignmentIndIcon from '@mui/icons-material/AssignmentIndOutlined';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import LayersIcon from '@mui/icons-material/LayersOutlined';
import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import { useState } from 'react';
import { BulkActionsToolbar, BulkButton, BulkExportButton } from '../../admin/bulk/index.ts';
import { useReadSelectedRecords, useSelectedRecords } from '../../admin/index.ts';
import { useCopyEmails } from '../../domain/people/useCopyEmails.ts';
import type { UserBulkAction } from '../../domain/people/useUserBulkTexts.ts';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';
import { toExportHeaders, toExportRow } from './exportColumns.ts';
import type { UserRecord } from './userRecord.ts';

const UserBulkDialog = lazyComponent(() => import('./UserBulkDialog.tsx'), ['access', 'reach', 'userBulk']);

const actions = [
  { action: 'activate', label: 'userBulk.action.activate', Icon: CheckCircleIcon },
  { action: 'deactivate', label: 'userBulk.action.deactivate', Icon: BlockIcon },
  { action: 'assignRole', label: 'userBulk.action.assignRole', Icon: AssignmentIndIcon },
  { action: 'removeRole', label: 'userBulk.action.removeRole', Icon: RemoveIcon },
  { action: 'assignLayers', label: 'userBulk.action.assignLayers', Icon: LayersIcon },
] as const;

/** The actions for the selected users. */
export default function UserBulkToolbar() {
  const t = useText();
  const { selectedRecords, updateRecord } = useSelectedRecords<UserRecord>();
  const readSelectedRecords = useReadSelectedRecords<UserRecord>();
  const copyEmails = useCopyEmails();
  const notifyFailure = useNotifyFailure();
  const [openedAction, setOpenedAction] = useState<UserBulkAction>();
  const copySelected = async () => {
    try {
      await copyEmails(await readSelectedRecords());
    } catch (error) {
      notifyFailure(error, { text: 'error.load' });
    }
  };
  const exportUsers = async (users: UserRecord[]) => {
    const [{ toCsv }, { saveFile }] = await Promise.all([
      import('../../admin/export/csv.ts'),
      import('../../ui/saveFile.ts'),
    ]);
    saveFile('users-selected.csv', toCsv(toExportHeaders(users, t), users.map(toExportRow)));
  };
  return (
    <>
      <BulkActionsToolbar>
        {actions.map(({ action, label, Icon }) => (
          <BulkButton
            key={action}
            label={t(label)}
            icon={<Icon />}
            opensDialog
            onClick={() => setOpenedAction(action)}
          />
        ))}
        <BulkButton label={t('emails.copy')} icon={<CopyIcon />} onClick={() => void copySelected()} />
        <BulkExportButton<UserRecord> exporter={exportUsers} />
      </BulkActionsToolbar>
      {openedAction ? (
        <UserBulkDialog
          action={openedAction}
          users={selectedRecords}
          updateRecord={updateRecord}
          onClose={() => setOpenedAction(undefined)}
        />
      ) : null}
    </>
  );
}

import AssignmentIndIcon from '@mui/icons-material/AssignmentIndOutlined';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import LayersIcon from '@mui/icons-material/LayersOutlined';
import { useCallback, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { BANNER } from '../../calls/useSay.ts';
import { BulkBar } from '../../lists/BulkBar.tsx';
import { useConsoleList } from '../../lists/ConsoleList.ts';
import { count } from '../../ui/formats.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';
import { exportColumns } from './exportColumns.ts';
import type { UserBulkAction } from './userBulkActions.ts';
import type { UserRecord } from './userColumns.ts';

const UserBulkDialog = lazyComponent(() => import('./UserBulkDialog.tsx'), ['access', 'resources.users']);

/** All that match can be ticked at once up to this many. */
const MOST = 2000;

const actions = [
  { action: 'activate', label: 'resources.users.bulk.action.activate', Icon: CheckCircleIcon },
  { action: 'deactivate', label: 'resources.users.bulk.action.deactivate', Icon: BlockIcon },
  { action: 'assignRole', label: 'resources.users.bulk.action.assignRole', Icon: AssignmentIndIcon },
  { action: 'assignLayers', label: 'resources.users.bulk.action.assignLayers', Icon: LayersIcon },
] as const;

/** The actions for the ticked users. */
export function UserBulkBar() {
  const t = useText();
  const { selected, renew } = useConsoleList<UserRecord>();
  const { total = 0, selectedIds, onSelectAll, onUnselectItems } = useListContext();
  const [opened, setOpened] = useState<UserBulkAction>();
  const exportSelected = useExportSelected(selected);
  return (
    <>
      <BulkBar
        label={t('resources.users.bulk.label')}
        ticked={selectedIds.length}
        clear={useCallback(() => onUnselectItems(), [onUnselectItems])}
        acts={[
          ...(selected.length < total && total <= MOST
            ? [
                {
                  key: 'all',
                  label: t('bulk.selectAll', { count: count(total) }),
                  choose: () => onSelectAll(),
                },
              ]
            : []),
          ...actions.map(({ action, label, Icon }) => ({
            key: action,
            label: t(label),
            Icon,
            dialog: true,
            choose: () => setOpened(action),
          })),
          {
            key: 'export',
            label: t('bulk.exportSelected'),
            Icon: FileDownloadIcon,
            choose: () => void exportSelected(),
          },
        ]}
      />
      {opened ? (
        <UserBulkDialog action={opened} users={selected} renew={renew} close={() => setOpened(undefined)} />
      ) : null}
    </>
  );
}

function useExportSelected(records: UserRecord[]) {
  const t = useText();
  const notify = useNotify();
  return async () => {
    const [{ toCsv }, { saveFile }] = await Promise.all([
      import('../../lists/export/csv.ts'),
      import('../../lists/export/saveFile.ts'),
    ]);
    const rows = records.map(user => exportColumns.map(column => column.text(user)));
    saveFile(
      'users-selected.csv',
      toCsv(
        exportColumns.map(({ label }) => t(label)),
        rows,
      ),
    );
    notify('list.exported', {
      type: 'success',
      autoHideDuration: BANNER,
      messageArgs: { smart_count: records.length },
    });
  };
}

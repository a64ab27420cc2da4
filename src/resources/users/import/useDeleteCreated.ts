import { useContext, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ActivityContext } from '../../../activity/ActivityContext.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { runBulk } from '../../../data/runBulk.ts';
import { users } from '../../../platform/users.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { useNotifyText } from '../../../ui/failure/useNotifyText.ts';
import { formatCount } from '../../../ui/formats.ts';
import { useText } from '../../../ui/useText.ts';

/** Deletes the users that an import has created, after a question. */
export function useDeleteCreated() {
  const t = useText();
  const notifyText = useNotifyText();
  const { group } = useContext(ActivityContext);
  const confirmDialog = useConfirm();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());

  const deleteUsers = async (ids: string[]) => {
    const deletedIds = new Set(deleted);
    let failedCount = 0;
    const endGroup = group();
    await runBulk(
      ids,
      id => call(users.remove, { path: { id } }),
      (id, { state }) => {
        if (state === 'done') deletedIds.add(id);
        if (state === 'failed') failedCount += 1;
      },
      () => false,
    );
    endGroup();
    setDeleted(deletedIds);
    const done = ids.length - failedCount;
    if (done)
      notifyText(t('userImport.run.deleted', { smart_count: done, count: formatCount(done) }), 'success');
    if (failedCount)
      notifyText(
        t('userImport.run.deleteError', { smart_count: failedCount, count: formatCount(failedCount) }),
        'error',
      );
  };
  const confirmDelete = async (ids: string[]) => {
    const numbers = { smart_count: ids.length, count: formatCount(ids.length) };
    await confirmDialog({
      title: t('userImport.run.deleteAsk', numbers),
      text: t('userImport.run.deleteText', numbers),
      confirmLabel: t('ui.delete'),
      danger: true,
      send: () => deleteUsers(ids),
    });
  };
  return { deleted, confirmDelete };
}

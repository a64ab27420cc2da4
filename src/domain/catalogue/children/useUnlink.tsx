import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import { useAction } from '../../../activity/useAction.ts';
import { RecordContextProvider } from '../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../../ui/useText.ts';
import { getRecordName, kinds, type CatalogueRecord, type RecordByKind } from '../kinds.ts';
import UsesSummary from '../UsesSummary.tsx';
import { childCalls, type ParentKind } from './childCalls.ts';
import { mergeOrder } from './useChildOrder.ts';
import type { ChildRecord } from './useChildren.ts';
import { useSaveChildren } from './useSaveChildren.ts';

/** Removes a child from its parent after confirmation. Undo restores it at its position. */
export function useUnlink<H extends ParentKind>(
  kind: H,
  record: RecordByKind[H],
  childIds: string[],
  records: Map<string, ChildRecord>,
) {
  const t = useText();
  const confirmDialog = useConfirm();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { childField, add, unlink, errors } = childCalls[kind];
  const parentId = String(record._id);
  const save = useSaveChildren(kind, parentId);
  const from = getRecordName(kind, record) ?? parentId;
  const { run } = useAction(unlink, { failure: errors.unlink });

  return useCallback(
    async (id: string, name: string) => {
      const names = { name, from };
      const child = { ...records.get(id), _id: id, id } as CatalogueRecord;
      const text = (
        <div className="stack">
          <RecordContextProvider value={child}>
            <UsesSummary kind={kinds[kind].childKind} />
          </RecordContextProvider>
          <p>{t(`children.remove.text.${kind}`, names)}</p>
        </div>
      );
      const undo = {
        text: t('children.remove.done', names),
        undone: t('children.remove.back', names),
        failure: errors.add,
        inverse: async () => {
          await add.perform({ path: { id: parentId }, body: { [childField]: id } }, dataProvider);
          await save(now => mergeOrder(now, childIds));
          return true;
        },
      };
      await confirmDialog({
        title: t('children.remove.ask', names),
        text,
        confirmLabel: t('ui.remove'),
        danger: true,
        send: () => run({ path: { id: parentId }, body: { [childField]: id } }, { undo }),
      });
    },
    [
      add,
      confirmDialog,
      dataProvider,
      errors,
      from,
      parentId,
      childIds,
      kind,
      childField,
      records,
      run,
      save,
      t,
    ],
  );
}

import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import { useAction } from '../../../activity/useAction.ts';
import { RecordContextProvider } from '../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../../ui/useText.ts';
import { kinds, nameIn, type CatalogueRecord, type Whole } from '../kinds.ts';
import Uses from '../Uses.tsx';
import { holdings, type Holder } from './holders.ts';
import { mergeOrder } from './useChildOrder.ts';
import type { ChildRecord } from './useChildren.ts';
import { useSaveChildren } from './useSaveChildren.ts';

/** Removes a child from its holder after a question. Undo restores it at its position. */
export function useUnlink<H extends Holder>(
  kind: H,
  record: Whole[H],
  ids: string[],
  records: Map<string, ChildRecord>,
) {
  const t = useText();
  const confirmDialog = useConfirm();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { one, add, unlink, errors } = holdings[kind];
  const holder = String(record._id);
  const save = useSaveChildren(kind, holder);
  const from = nameIn(kind, record) ?? holder;
  const { run } = useAction(unlink, { failure: errors.unlink });

  return useCallback(
    async (id: string, name: string) => {
      const names = { name, from };
      const child = { ...records.get(id), _id: id, id } as CatalogueRecord;
      const text = (
        <div className="stack">
          <RecordContextProvider value={child}>
            <Uses kind={kinds[kind].holds} />
          </RecordContextProvider>
          <p>{t(`children.remove.text.${kind}`, names)}</p>
        </div>
      );
      const undo = {
        text: t('children.remove.done', names),
        undone: t('children.remove.back', names),
        failure: errors.add,
        inverse: async () => {
          await add.perform({ path: { id: holder }, body: { [one]: id } }, dataProvider);
          await save(now => mergeOrder(now, ids));
          return true;
        },
      };
      await confirmDialog({
        title: t('children.remove.ask', names),
        text,
        confirmLabel: t('ui.remove'),
        danger: true,
        send: () => run({ path: { id: holder }, body: { [one]: id } }, { undo }),
      });
    },
    [add, confirmDialog, dataProvider, errors, from, holder, ids, kind, one, records, run, save, t],
  );
}

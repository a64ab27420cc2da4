import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import { useAct } from '../../calls/useAct.ts';
import { useTellFailure } from '../../calls/useTellFailure.ts';
import { useUndo } from '../../calls/useUndo.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../ui/useText.ts';
import { kinds, nameIn, type CatalogueRecord, type Whole } from '../kinds.ts';
import Uses from '../Uses.tsx';
import { holdings, type Holder } from './holding.ts';
import { arranged } from './order.ts';
import type { ChildRecord } from './useChildren.ts';
import { useSaveChildren } from './useSaveChildren.ts';

/** Takes one out of what holds it, after a question; Undo puts it back at its place. */
export function useUnlink<H extends Holder>(
  kind: H,
  record: Whole[H],
  ids: string[],
  records: Map<string, ChildRecord>,
) {
  const t = useText();
  const confirm = useConfirm();
  const offerUndo = useUndo();
  const tellFailure = useTellFailure();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { one, add, unlink, errors } = holdings[kind];
  const holder = String(record._id);
  const save = useSaveChildren(kind, holder);
  const from = nameIn(kind, record) ?? holder;
  const { act } = useAct(unlink, { failure: errors.unlink });

  return useCallback(
    async (id: string, name: string) => {
      const names = { name, from };
      const child = { ...records.get(id), _id: id, id } as CatalogueRecord;
      const text = (
        <div className="stack">
          <Uses kind={kinds[kind].holds} record={child} />
          <p>{t(`children.remove.text.${kind}`, names)}</p>
        </div>
      );
      const done = await confirm({
        title: t('children.remove.ask', names),
        text,
        confirm: t('ui.remove'),
        danger: true,
        send: () => act({ path: { id: holder }, body: { [one]: id } }),
      });
      if (!done) return;
      const putBack = async () => {
        try {
          await call(add, { path: { id: holder }, body: { [one]: id } });
          await save(now => arranged(now, ids));
          return true;
        } catch (error) {
          tellFailure(error, { text: errors.add });
          return false;
        }
      };
      offerUndo(t('children.remove.done', names), putBack, t('children.remove.back', names));
    },
    [act, add, call, confirm, errors, from, holder, ids, kind, offerUndo, one, records, save, t, tellFailure],
  );
}

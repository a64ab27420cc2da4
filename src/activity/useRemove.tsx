import { useCallback, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { ListName } from '../platform/lists.ts';
import { useConfirm } from '../ui/dialog/ConfirmProvider.tsx';
import { useRecordName } from '../ui/useRecordName.ts';
import { useText, type TextKey } from '../ui/useText.ts';
import { useAction } from './useAction.ts';

/**
 * Deletes a record of a resource after the documented question; answers whether it happened. The texts are the resource's
 * `message.delete_title`, `message.delete_content`, `notifications.deleted`, filled with the record's `%{name}` and fields; `before` is shown
 * above the text, and `tell` told of a failure instead of a banner. Nothing is removed from the screen until the platform has confirmed it.
 */
export function useRemove<T extends RaRecord>(
  resource: ListName,
  failure: TextKey,
  before?: (record: T) => ReactNode,
  tell?: (error: unknown) => void,
) {
  const t = useText();
  const confirm = useConfirm();
  const nameOf = useRecordName(resource);
  const { run } = useAction(
    {
      perform: (record: T, dataProvider) =>
        dataProvider.delete(resource, { id: record.id, previousData: record }),
      key: record => String(record.id),
    },
    { success: `resources.${resource}.notifications.deleted`, failure, tell },
  );
  return useCallback(
    async (record: T): Promise<boolean> => {
      const values = { ...record, name: nameOf(record) };
      const text = t(`resources.${resource}.message.delete_content` as TextKey, values);
      const done = await confirm({
        title: t(`resources.${resource}.message.delete_title`, values),
        text: before ? (
          <div className="stack">
            {before(record)}
            <p>{text}</p>
          </div>
        ) : (
          text
        ),
        confirm: t('ui.delete'),
        danger: true,
        send: () => run(record, { gaps: values }),
      });
      return !!done;
    },
    [before, confirm, nameOf, resource, run, t],
  );
}

import { useContext, useRef, type ReactNode } from 'react';
import {
  RecordContextProvider,
  useDelete,
  useStoreContext,
  useTranslate,
  type Identifier,
  type MutationMode,
  type DeleteButtonProps as RaDeleteButtonProps,
  type RaRecord,
  type UseDeleteOptions,
} from 'react-admin';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { useRecordName } from '../../ui/useRecordName.ts';
import { useText } from '../../ui/useText.ts';
import { DiscardContext } from '../form/DiscardContext.ts';
import { useFailureNotification } from './useFailureNotification.ts';
import { useSuccessNotification, type SuccessNotification } from './useSuccessNotification.ts';

export type DeleteOptions<T extends RaRecord = RaRecord> = Pick<
  RaDeleteButtonProps<T>,
  'mutationMode' | 'successMessage'
> & {
  confirmTitle?: string;
  confirmContent?: string;
  mutationOptions?: UseDeleteOptions<T>;
  /** Shown in the confirmation dialog, above its text, with the record as context. */
  details?: ReactNode;
  /** Options of the success notification. */
  notification?: SuccessNotification;
};

type Needed<T extends RaRecord> = DeleteOptions<T> & {
  mutationMode: MutationMode;
  record: T;
  resource: string;
  /** Called once the record is removed from the screen, unless the mutation is pessimistic. */
  done?(): void;
};

/**
 * Deletes a record as react-admin's `DeleteButton` does. `start` asks for confirmation unless the mode is `undoable`; it resolves to
 * true once a pessimistic deletion has succeeded.
 */
export function useDeleteRecord<T extends RaRecord>({
  confirmContent,
  confirmTitle,
  details,
  done,
  mutationMode,
  mutationOptions = {},
  notification,
  record,
  resource,
  successMessage,
}: Needed<T>) {
  const t = useText();
  const translate = useTranslate();
  const notifyDeleted = useSuccessNotification(resource, 'deleted', notification);
  const confirm = useConfirm();
  const unselect = useUnselectInStore(resource);
  const discard = useContext(DiscardContext);
  const nameOf = useRecordName(resource);
  const waits = mutationMode === 'pessimistic';
  const deleted = useRef(false);
  const onFailure = useFailureNotification('delete');
  const { meta, onSuccess: ownSuccess, ...options } = mutationOptions;
  const onSuccess = () => {
    notifyDeleted(record, { message: successMessage, undoable: mutationMode === 'undoable' });
    unselect(record.id);
    // Unsaved input for a deleted record is discarded without a question.
    discard();
    deleted.current = true;
    if (!waits) done?.();
  };
  const [deleteOne, { isPending }] = useDelete<T>(resource, undefined, {
    onError: onFailure,
    ...options,
    onSuccess: ownSuccess ?? onSuccess,
    mutationMode,
  });
  const run = (returnPromise: boolean) =>
    deleteOne(resource, { id: record.id, previousData: record, meta }, { returnPromise });

  const ask = async () => {
    const name = nameOf(record);
    const values = { ...record, name, recordRepresentation: name, smart_count: 1 };
    const textOf = (own: string | undefined, key: 'delete_content' | 'delete_title') =>
      translate(own ?? `resources.${resource}.message.${key}`, {
        ...values,
        _: translate(own ?? `ra.message.${key}`, values),
      });
    const text = textOf(confirmContent, 'delete_content');
    deleted.current = false;
    await confirm({
      title: textOf(confirmTitle, 'delete_title'),
      text: details ? (
        <div className="stack">
          <RecordContextProvider value={record}>{details}</RecordContextProvider>
          <p>{text}</p>
        </div>
      ) : (
        text
      ),
      confirm: t('ui.delete'),
      danger: true,
      // `onError` has notified of the failure.
      send: async () => run(waits).then(ignore, ignore),
    });
    return deleted.current && waits;
  };
  const start = async () => {
    if (mutationMode !== 'undoable') return ask();
    void run(false);
    return false;
  };
  return { start, isPending };
}

const ignore = () => true as const;

/** Returns a function that unselects a record in every list of its resource. It does not subscribe to the selections, so the button does not re-render with them. */
function useUnselectInStore(resource: string) {
  const { getItem, setItem } = useStoreContext();
  const key = `${resource}.selectedIds`;
  return (id: Identifier) => {
    for (const one of [key, ...(getItem<string[]>(`${key}.storeKeys`) ?? [])]) {
      const ids = getItem<Identifier[]>(one) ?? [];
      if (ids.includes(id))
        setItem(
          one,
          ids.filter(other => other !== id),
        );
    }
  };
}

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

type DeleteRecordOptions<T extends RaRecord> = DeleteOptions<T> & {
  mutationMode: MutationMode;
  record: T;
  resource: string;
  /** Called when the record has been removed from the screen, unless the mutation is pessimistic. */
  onDeleted?(): void;
};

/**
 * Deletes a record as react-admin's `DeleteButton` does. `start` asks for confirmation unless the mode is `undoable`. It resolves to
 * true when a pessimistic deletion has succeeded.
 */
export function useDeleteRecord<T extends RaRecord>({
  confirmContent,
  confirmTitle,
  details,
  onDeleted,
  mutationMode,
  mutationOptions = {},
  notification,
  record,
  resource,
  successMessage,
}: DeleteRecordOptions<T>) {
  const t = useText();
  const translate = useTranslate();
  const notifyDeleted = useSuccessNotification(resource, 'deleted', notification);
  const confirmDialog = useConfirm();
  const unselect = useUnselectInStore(resource);
  const discard = useContext(DiscardContext);
  const nameOf = useRecordName(resource);
  const isPessimistic = mutationMode === 'pessimistic';
  const isDeleted = useRef(false);
  const onFailure = useFailureNotification('delete');
  const { meta, onSuccess: customOnSuccess, ...options } = mutationOptions;
  const onSuccess = () => {
    notifyDeleted(record, { message: successMessage, undoable: mutationMode === 'undoable' });
    unselect(record.id);
    // Unsaved input for a deleted record is discarded without a question.
    discard();
    isDeleted.current = true;
    if (!isPessimistic) onDeleted?.();
  };
  const [deleteOne, { isPending }] = useDelete<T>(resource, undefined, {
    onError: onFailure,
    ...options,
    onSuccess: customOnSuccess ?? onSuccess,
    mutationMode,
  });
  const sendDelete = (returnPromise: boolean) =>
    deleteOne(resource, { id: record.id, previousData: record, meta }, { returnPromise });

  const confirmDelete = async () => {
    const name = nameOf(record);
    const values = { ...record, name, recordRepresentation: name, smart_count: 1 };
    const textOf = (customKey: string | undefined, key: 'delete_content' | 'delete_title') =>
      translate(customKey ?? `resources.${resource}.message.${key}`, {
        ...values,
        _: translate(customKey ?? `ra.message.${key}`, values),
      });
    const text = textOf(confirmContent, 'delete_content');
    isDeleted.current = false;
    await confirmDialog({
      title: textOf(confirmTitle, 'delete_title'),
      text: details ? (
        <div className="stack">
          <RecordContextProvider value={record}>{details}</RecordContextProvider>
          <p>{text}</p>
        </div>
      ) : (
        text
      ),
      confirmLabel: t('ui.delete'),
      danger: true,
      // `onError` has notified of the failure.
      send: async () => sendDelete(isPessimistic).then(toTrue, toTrue),
    });
    return isDeleted.current && isPessimistic;
  };
  const start = async () => {
    if (mutationMode !== 'undoable') return confirmDelete();
    void sendDelete(false);
    return false;
  };
  return { start, isPending };
}

const toTrue = () => true as const;

/** Returns a function that unselects a record in every list of its resource. It reads the store without subscribing, so that the button does not re-render when the selection changes. */
function useUnselectInStore(resource: string) {
  const { getItem, setItem } = useStoreContext();
  const key = `${resource}.selectedIds`;
  return (id: Identifier) => {
    for (const storeKey of [key, ...(getItem<string[]>(`${key}.storeKeys`) ?? [])]) {
      const ids = getItem<Identifier[]>(storeKey) ?? [];
      if (ids.includes(id))
        setItem(
          storeKey,
          ids.filter(other => other !== id),
        );
    }
  };
}

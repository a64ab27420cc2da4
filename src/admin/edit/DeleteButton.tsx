import { useContext, useRef, type ReactNode } from 'react';
import {
  useDelete,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useSaveContext,
  useStoreContext,
  useTranslate,
  type Identifier,
  type MutationMode,
  type DeleteButtonProps as RaDeleteButtonProps,
  type RaRecord,
  type UseDeleteOptions,
} from 'react-admin';
import { useRecordName } from '../../calls/useRecordName.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { thenGo } from '../../ui/thenGo.ts';
import { useText } from '../../ui/useText.ts';
import { DiscardContext } from '../form/DiscardContext.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { useFailureNotification } from './useFailureNotification.ts';
import { useSuccessNotification, type SuccessNotification } from './useSuccessNotification.ts';

export type DeleteButtonProps<T extends RaRecord = RaRecord> = Pick<
  RaDeleteButtonProps<T>,
  'className' | 'label' | 'mutationMode' | 'redirect' | 'resource' | 'successMessage'
> & {
  confirmTitle?: string;
  confirmContent?: string;
  icon?: ReactNode;
  mutationOptions?: UseDeleteOptions<T>;
  record?: T;
  /** Shown in the confirmation dialog, above its text. */
  details?: ReactNode;
  /** Options of the success notification. */
  notification?: SuccessNotification;
};

/** react-admin's `DeleteButton`. It asks for confirmation unless `mutationMode` is `undoable`. */
export function DeleteButton<T extends RaRecord = RaRecord>(given: DeleteButtonProps<T>) {
  const props = useDefaultProps('DeleteButton', given);
  const record = useRecordContext<T>(props);
  const resource = useResourceContext(props);
  const around = useSaveContext().mutationMode;
  if (!resource) throw new Error('DeleteButton needs a resource, as prop or as context');
  if (record?.id === undefined) return null;
  const mode = props.mutationMode ?? around ?? 'undoable';
  return <RecordDeleteButton {...props} mutationMode={mode} record={record} resource={resource} />;
}

type Needed<T extends RaRecord> = DeleteButtonProps<T> & {
  mutationMode: MutationMode;
  record: T;
  resource: string;
};

function RecordDeleteButton<T extends RaRecord>({
  className,
  confirmContent,
  confirmTitle,
  details,
  icon,
  label,
  mutationMode,
  mutationOptions = {},
  notification,
  record,
  redirect: to = 'list',
  resource,
  successMessage,
}: Needed<T>) {
  const t = useText();
  const translate = useTranslate();
  const notifyDeleted = useSuccessNotification(resource, 'deleted', notification);
  const confirm = useConfirm();
  const redirect = useRedirect();
  const unselect = useUnselectInStore(resource);
  const discard = useContext(DiscardContext);
  const nameOf = useRecordName(resource);
  const values = { ...record, name: nameOf(record), recordRepresentation: nameOf(record), smart_count: 1 };
  const waits = mutationMode === 'pessimistic';
  const deleted = useRef(false);
  const onFailure = useFailureNotification('delete');
  const go = () => redirect(to, resource);
  const { meta, onSuccess: ownSuccess, ...options } = mutationOptions;
  const onSuccess = () => {
    notifyDeleted(record, { message: successMessage, undoable: mutationMode === 'undoable' });
    unselect(record.id);
    // Unsaved input for a deleted record is discarded without a question.
    discard();
    deleted.current = true;
    if (!waits) go();
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
    deleted.current = false;
    const text = translate(confirmContent ?? `resources.${resource}.message.delete_content`, {
      ...values,
      _: translate(confirmContent ?? 'ra.message.delete_content', values),
    });
    await confirm({
      title: translate(confirmTitle ?? `resources.${resource}.message.delete_title`, {
        ...values,
        _: translate(confirmTitle ?? 'ra.message.delete_title', values),
      }),
      text: details ? (
        <div className="stack">
          {details}
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
  return (
    <Button
      danger
      className={className}
      pending={isPending}
      onClick={() => (mutationMode === 'undoable' ? run(false) : thenGo(ask(), go))}
    >
      {icon}
      {typeof label === 'string' ? translate(label, { _: label }) : t('ui.delete')}
    </Button>
  );
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

import type { ReactNode } from 'react';
import { ResourceContextProvider, type EditProps as RaEditProps, type RaRecord } from 'react-admin';
import type { FailureText } from '../../ui/failure/failureText.ts';
import type { TextKey } from '../../ui/useText.ts';
import { useEditedForm } from '../form/EditedFormContext.ts';
import { isShownInForm } from '../form/fieldErrors.ts';
import { useJsonMemo } from '../stableValue.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { PartProviders } from './PartProviders.tsx';
import { wholeRecord, type RecordPart } from './RecordPart.ts';
import { HandledError } from './useFailureNotification.ts';
import { usePartUpdate, type PartCalls } from './usePartUpdate.ts';
import { useSafeUpdate, type SavedChange } from './useSafeUpdate.tsx';
import { useSavedNotificationWithUndo } from './useSavedNotificationWithUndo.ts';
import { useSaveMutation, type SaveCallbacks } from './useSaveMutation.ts';
import type { SuccessNotification } from './useSuccessNotification.ts';

export type EditPartProps = Pick<RaEditProps, 'transform'> &
  PartCalls & {
    /** The complete record, as it was read. */
    record: RaRecord;
    resource: string;
    /** Defaults to all fields. */
    part?: RecordPart;
    /** `onError` is not called for errors that the form shows, or if the user declined to overwrite. */
    mutationOptions?: SaveCallbacks;
    /** Closes the form when it is cancelled, and after a save unless the user typed during it. */
    onClose?: () => void;
    /** Called after a save with the saved values, in addition to the notification. */
    onSaved?: (saved: RaRecord, change: SavedChange | undefined) => void;
    /** Options of the success notification. */
    notification?: SuccessNotification;
    /** A text with `%{name}`. Defaults to the resource's. */
    successMessage?: TextKey;
    /** The notification that a save was undone. If it is set, the success notification offers Undo. */
    undoneMessage?: TextKey | undefined;
    errorMessage?: FailureText;
    /** Returns the name of the record. Defaults to its representation. */
    nameOf?: (record: object) => string;
    children: ReactNode;
  };

/**
 * Provides a form with the record context and the save context of a part of a record, or of a record that is not read and written by
 * the data provider. It saves as `Edit` does: it reads the record again, keeps changes by others, asks before it overwrites one, writes
 * the complete record, and reads it after a lost reply.
 */
export function EditPart(inProps: EditPartProps) {
  const props = useDefaultProps('EditPart', inProps);
  return (
    <ResourceContextProvider value={props.resource}>
      <EditPartController {...props} />
    </ResourceContextProvider>
  );
}

function EditPartController({
  children,
  onClose,
  errorMessage,
  mutationOptions: callbacks = {},
  nameOf,
  notification,
  onSaved,
  part,
  read,
  record,
  resource,
  successMessage,
  transform,
  undoneMessage,
  write,
}: EditPartProps) {
  const editedPart = part ?? wholeRecord;
  const values = useJsonMemo<RaRecord>({ ...editedPart.get(record), id: editedPart.id ?? record.id });
  const isResourceUpdate = !part && !read && !write;

  const [form, setForm] = useEditedForm();
  const partUpdate = usePartUpdate(record, resource, editedPart, form, { read, write });
  const { mutationFn, getSavedChange, update, ...safe } = useSafeUpdate({
    form,
    ...(!isResourceUpdate && partUpdate),
    failure: { text: errorMessage },
  });
  const notifySaved = useSavedNotificationWithUndo({
    form,
    update,
    notification,
    part: editedPart,
    successMessage,
    undoneMessage,
    errorMessage,
    nameOf,
  });
  const onSuccess = (saved: RaRecord, ...args: unknown[]) => {
    const change = getSavedChange(saved);
    if (callbacks.onSuccess) callbacks.onSuccess(saved, ...args);
    else notifySaved(saved, change);
    onSaved?.(saved, change);
    if (!form.current?.hasChangedDuringSave()) onClose?.();
  };
  const onError = (error: unknown, ...args: unknown[]) => {
    if (!callbacks.onError) safe.onError(error);
    else if (!(error instanceof HandledError) && !isShownInForm(error)) callbacks.onError(error, ...args);
  };
  const save = useSaveMutation({
    ...callbacks,
    resource,
    record: values,
    mutationFn: params => mutationFn(params),
    onSuccess,
    onError,
    transform,
  });
  return (
    <PartProviders record={values} save={save} setForm={setForm} onClose={onClose}>
      {children}
    </PartProviders>
  );
}

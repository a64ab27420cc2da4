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
    /** The whole record, as it was read. */
    record: RaRecord;
    resource: string;
    /** By default all fields. */
    part?: RecordPart;
    /** `onError` is not called for errors that the form shows or the user was asked about. */
    mutationOptions?: SaveCallbacks;
    /** Closes the form: after a save, unless the user typed during it, and when it is cancelled. */
    close?: () => void;
    /** Called after a save with the saved values, in addition to the notification. */
    onSaved?: (saved: RaRecord, change: SavedChange | undefined) => void;
    /** Options of the success notification. */
    notification?: SuccessNotification;
    /** By default the resource's text, with `%{name}`. */
    successMessage?: TextKey;
    /** The message that a save was undone; with it, the success notification offers Undo. */
    undoneMessage?: TextKey | undefined;
    errorMessage?: FailureText;
    /** Names the record, if its resource does not. */
    nameOf?: (record: object) => string;
    children: ReactNode;
  };

/**
 * Publishes a part of a record, or a record with calls of its own, to a form: the record context is the part, the save context saves
 * it. It saves as `Edit` does: the record is read again and written whole, changes of others are kept, the user is asked before any is
 * overwritten, and after a lost reply the record is read.
 */
export function EditPart(given: EditPartProps) {
  const props = useDefaultProps('EditPart', given);
  return (
    <ResourceContextProvider value={props.resource}>
      <EditPartController {...props} />
    </ResourceContextProvider>
  );
}

function EditPartController({
  children,
  close,
  errorMessage,
  mutationOptions: own = {},
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
  const fields = part ?? wholeRecord;
  const values = useJsonMemo<RaRecord>({ ...fields.get(record), id: fields.id ?? record.id });
  const isResourceUpdate = !part && !read && !write;

  const [form, setForm] = useEditedForm();
  const ofPart = usePartUpdate(record, resource, fields, form, { read, write });
  const { mutationFn, changeOf, update, ...safe } = useSafeUpdate({
    form,
    ...(!isResourceUpdate && ofPart),
    failure: { text: errorMessage },
  });
  const tellSaved = useSavedNotificationWithUndo({
    form,
    update,
    notification,
    part: fields,
    successMessage,
    undoneMessage,
    errorMessage,
    nameOf,
  });
  const onSuccess = (saved: RaRecord, ...args: unknown[]) => {
    const change = changeOf(saved);
    if (own.onSuccess) own.onSuccess(saved, ...args);
    else tellSaved(saved, change);
    onSaved?.(saved, change);
    if (!form.current?.isTypedSince()) close?.();
  };
  const onError = (error: unknown, ...args: unknown[]) => {
    if (!own.onError) safe.onError(error);
    else if (!(error instanceof HandledError) && !isShownInForm(error)) own.onError(error, ...args);
  };
  const save = useSaveMutation({
    ...own,
    resource,
    record: values,
    mutationFn: params => mutationFn(params),
    onSuccess,
    onError,
    transform,
  });
  return (
    <PartProviders record={values} save={save} setForm={setForm} close={close}>
      {children}
    </PartProviders>
  );
}

import { useContext, type ReactNode } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  SaveContextProvider,
  type CreateProps as RaCreateProps,
  type RaRecord,
} from 'react-admin';
import type { FailureText } from '../../ui/failure/failureText.ts';
import type { TextKey } from '../../ui/useText.ts';
import { CancelContext } from '../form/CancelContext.ts';
import { EditedFormContext, useEditedForm } from '../form/EditedFormContext.ts';
import { isShownInForm } from '../form/fieldErrors.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import type { CreateProps } from './Create.tsx';
import { errorInForm } from './errorInForm.ts';
import { HandledError } from './HandledError.ts';
import { useCreatedNotification, useSafeCreate } from './useSafeCreate.ts';
import { useSaveMutation, type SaveCallbacks } from './useSaveMutation.ts';

export type CreatePartProps = Pick<RaCreateProps, 'mutationOptions' | 'transform'> &
  Pick<CreateProps, 'findCreated' | 'notification' | 'warningOf'> & {
    resource: string;
    /** Creates the record and resolves to the reply; by default the data provider's `create`. */
    create?: (values: Partial<RaRecord>) => Promise<object | undefined>;
    /** Returns the form's source for an error's source in the record. */
    sourceOf?: (source: string) => string;
    /** Called after the creation with the values and the reply, in addition to the notification. */
    onCreated?: (created: RaRecord) => void;
    /** Closes the form after the creation, and when it is cancelled. */
    close?: () => void;
    /** By default the resource's text, with `%{name}`. */
    successMessage?: TextKey;
    errorMessage?: FailureText;
    /** Names the created record, if its resource does not. */
    nameOf?: (created: RaRecord) => string;
    children: ReactNode;
  };

/**
 * Publishes the creation of a record in a part of a page, or by a call of its own, to a form. After a lost reply nothing is sent again
 * and `findCreated` is asked, as in `Create`. Unlike `Create` it has no page, and a link does not fill its form.
 */
export function CreatePart(given: CreatePartProps) {
  const props = useDefaultProps('CreatePart', given);
  return (
    <ResourceContextProvider value={props.resource}>
      <CreatePartController {...props} />
    </ResourceContextProvider>
  );
}

function CreatePartController({
  children,
  close,
  create,
  errorMessage,
  findCreated,
  mutationOptions,
  nameOf,
  notification,
  onCreated,
  resource,
  sourceOf,
  successMessage,
  transform,
  warningOf,
}: CreatePartProps) {
  const outerClose = useContext(CancelContext);
  const [form, setForm] = useEditedForm();
  const { mutationFn, wasFound, ...safe } = useSafeCreate(findCreated, {
    create,
    failure: { text: errorMessage },
  });
  const notifyCreated = useCreatedNotification(notification, warningOf);
  const own = (mutationOptions ?? {}) as SaveCallbacks;
  const onSuccess = (created: RaRecord, ...args: unknown[]) => {
    if (own.onSuccess) own.onSuccess(created, ...args);
    else notifyCreated(created, wasFound(created), { message: successMessage, name: nameOf?.(created) });
    onCreated?.(created);
    close?.();
  };
  const onError = (error: unknown, ...args: unknown[]) => {
    if (!own.onError) safe.onError(error);
    else if (!(error instanceof HandledError) && !isShownInForm(error)) own.onError(error, ...args);
  };
  const save = useSaveMutation({
    ...own,
    resource,
    mutationFn: params =>
      mutationFn(params).catch((error: unknown) => {
        throw errorInForm(error, sourceOf, form.current?.stated?.fields);
      }),
    onSuccess,
    onError,
    transform,
  });
  return (
    <RecordContextProvider value={undefined}>
      <SaveContextProvider value={save}>
        <EditedFormContext value={setForm}>
          <CancelContext value={close ?? outerClose}>{children}</CancelContext>
        </EditedFormContext>
      </SaveContextProvider>
    </RecordContextProvider>
  );
}

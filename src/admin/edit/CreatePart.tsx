import type { ReactNode } from 'react';
import { ResourceContextProvider, type CreateProps as RaCreateProps, type RaRecord } from 'react-admin';
import type { FailureText } from '../../ui/failure/failureText.ts';
import type { TextKey } from '../../ui/useText.ts';
import { useEditedForm } from '../form/EditedFormContext.ts';
import { mapErrorSources } from '../form/fieldErrors.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import type { CreateProps } from './Create.tsx';
import { PartProviders } from './PartProviders.tsx';
import { useCreatedNotification, useSafeCreate } from './useSafeCreate.ts';
import { useSaveMutation } from './useSaveMutation.ts';

export type CreatePartProps = Pick<RaCreateProps, 'transform'> &
  Pick<CreateProps, 'findCreated' | 'notification'> & {
    resource: string;
    /** Creates the record and resolves to the reply. Defaults to the data provider's `create`. */
    create?: (values: Partial<RaRecord>) => Promise<object | undefined>;
    /** Maps the source of an error in the record to the source of a form field. */
    toFormSource?: (source: string) => string;
    /** Called after the creation with the values and the reply, in addition to the notification. */
    onCreated?: (created: RaRecord) => void;
    /** Closes the form after the creation, and when it is cancelled. */
    onClose?: () => void;
    /** A text with `%{name}`. Defaults to the resource's. */
    successMessage?: TextKey;
    errorMessage?: FailureText;
    /** Returns the name of the created record. Defaults to its representation. */
    nameOf?: (created: RaRecord) => string;
    children: ReactNode;
  };

/**
 * Provides a form with the save context that creates a record, for a part of a page or a call other than the data provider's. A lost
 * reply is handled as in `Create`. Unlike `Create` it renders no page, and a link does not prefill its form.
 */
export function CreatePart(inProps: CreatePartProps) {
  const props = useDefaultProps('CreatePart', inProps);
  return (
    <ResourceContextProvider value={props.resource}>
      <CreatePartController {...props} />
    </ResourceContextProvider>
  );
}

function CreatePartController({
  children,
  onClose,
  create,
  errorMessage,
  findCreated,
  nameOf,
  notification,
  onCreated,
  resource,
  toFormSource,
  successMessage,
  transform,
}: CreatePartProps) {
  const [form, setForm] = useEditedForm();
  const { mutationFn, onError, isConfirmed } = useSafeCreate(findCreated, {
    create,
    failure: { text: errorMessage },
  });
  const notifyCreated = useCreatedNotification(notification);
  const onSuccess = (created: RaRecord) => {
    notifyCreated(created, isConfirmed(created), { message: successMessage, name: nameOf?.(created) });
    onCreated?.(created);
    onClose?.();
  };
  const save = useSaveMutation({
    resource,
    mutationFn: params =>
      mutationFn(params).catch((error: unknown) => {
        throw mapErrorSources(error, toFormSource, form.current?.definition?.fields);
      }),
    onSuccess,
    onError,
    transform,
  });
  return (
    <PartProviders record={undefined} save={save} setForm={setForm} onClose={onClose}>
      {children}
    </PartProviders>
  );
}

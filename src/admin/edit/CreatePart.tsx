import type { ReactNode } from 'react';
import { ResourceContextProvider, type CreateProps as RaCreateProps, type RaRecord } from 'react-admin';
import type { FailureText } from '../../ui/failure/failureText.ts';
import type { TextKey } from '../../ui/useText.ts';
import { useEditedForm } from '../form/EditedFormContext.ts';
import { errorInForm } from '../form/fieldErrors.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import type { CreateProps } from './Create.tsx';
import { PartProviders } from './PartProviders.tsx';
import { useCreatedNotification, useSafeCreate } from './useSafeCreate.ts';
import { useSaveMutation } from './useSaveMutation.ts';

export type CreatePartProps = Pick<RaCreateProps, 'transform'> &
  Pick<CreateProps, 'findCreated' | 'notification'> & {
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
  nameOf,
  notification,
  onCreated,
  resource,
  sourceOf,
  successMessage,
  transform,
}: CreatePartProps) {
  const [form, setForm] = useEditedForm();
  const { mutationFn, onError, wasFound } = useSafeCreate(findCreated, {
    create,
    failure: { text: errorMessage },
  });
  const notifyCreated = useCreatedNotification(notification);
  const onSuccess = (created: RaRecord) => {
    notifyCreated(created, wasFound(created), { message: successMessage, name: nameOf?.(created) });
    onCreated?.(created);
    close?.();
  };
  const save = useSaveMutation({
    resource,
    mutationFn: params =>
      mutationFn(params).catch((error: unknown) => {
        throw errorInForm(error, sourceOf, form.current?.definition?.fields);
      }),
    onSuccess,
    onError,
    transform,
  });
  return (
    <PartProviders record={undefined} save={save} setForm={setForm} close={close}>
      {children}
    </PartProviders>
  );
}

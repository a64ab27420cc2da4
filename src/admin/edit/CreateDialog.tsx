import type { ReactNode } from 'react';
import {
  CreateBase,
  ResourceContextProvider,
  useCreateContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { CancelContext } from '../form/FormContext.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import type { CreateProps } from './Create.tsx';
import { useCreatedNotification, useSafeCreate } from './useSafeCreate.ts';

export type CreateDialogProps = Pick<
  CreateProps,
  'findCreated' | 'mutationOptions' | 'notification' | 'record' | 'resource' | 'title' | 'transform'
> & {
  close(): void;
  children: ReactNode;
};

/** The dialog of `CreateInDialogButton`. Its children are the form. It closes once the record is created. */
export default function CreateDialog(given: CreateDialogProps) {
  const props = useDefaultProps('CreateDialog', given);
  const resource = useResourceContext(props);
  if (!resource) throw new Error('CreateDialog needs a resource, as prop or as context');
  return (
    <ResourceContextProvider value={resource}>
      <CreateDialogController {...props} resource={resource} />
    </ResourceContextProvider>
  );
}

function CreateDialogController({
  children,
  close,
  findCreated,
  mutationOptions,
  notification,
  title,
  ...props
}: CreateDialogProps) {
  const { mutationFn, onError, wasFound } = useSafeCreate(findCreated);
  const notifyCreated = useCreatedNotification(notification);
  const { onSuccess: own, ...options } = mutationOptions ?? {};
  const onSuccess: typeof own = (...args) => {
    close();
    if (own) return own(...args);
    const [created, { data }] = args;
    notifyCreated({ ...data, ...created }, wasFound(created));
  };
  return (
    <CreateBase
      disableAuthentication
      {...props}
      redirect={false}
      mutationOptions={{ mutationFn, onError, ...options, onSuccess } as CreateProps['mutationOptions']}
    >
      <CreateDialogView title={title} close={close}>
        {children}
      </CreateDialogView>
    </CreateBase>
  );
}

function CreateDialogView({
  title,
  close,
  children,
}: Pick<CreateDialogProps, 'title' | 'close' | 'children'>) {
  const translate = useTranslate();
  const { defaultTitle = '' } = useCreateContext();
  return (
    <FormDialog
      title={typeof title === 'string' && title ? translate(title, { _: title }) : title || defaultTitle}
      close={close}
    >
      <CancelContext value={close}>{children}</CancelContext>
    </FormDialog>
  );
}

import type { ReactNode } from 'react';
import {
  CreateBase,
  ResourceContextProvider,
  useCreateContext,
  useResourceContext,
  useResourceDefinition,
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
  onClose(): void;
  children: ReactNode;
};

/** The dialog of `CreateInDialogButton`. Its children are the form. It closes when the record has been created. */
export default function CreateDialog(inProps: CreateDialogProps) {
  const props = useDefaultProps('CreateDialog', inProps);
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
  onClose,
  findCreated,
  mutationOptions,
  notification,
  title,
  ...props
}: CreateDialogProps) {
  const definition = useResourceDefinition<{ findCreated?: string }>(props);
  const { mutationFn, onError, isConfirmed } = useSafeCreate(findCreated ?? definition.options?.findCreated);
  const notifyCreated = useCreatedNotification(notification);
  const { onSuccess: customOnSuccess, ...options } = mutationOptions ?? {};
  const onSuccess: typeof customOnSuccess = (...args) => {
    onClose();
    if (customOnSuccess) return customOnSuccess(...args);
    const [created, { data }] = args;
    notifyCreated({ ...data, ...created }, isConfirmed(created));
  };
  return (
    <CreateBase
      disableAuthentication
      {...props}
      redirect={false}
      mutationOptions={{ mutationFn, onError, ...options, onSuccess } as CreateProps['mutationOptions']}
    >
      <CreateDialogView title={title} onClose={onClose}>
        {children}
      </CreateDialogView>
    </CreateBase>
  );
}

function CreateDialogView({
  title,
  onClose,
  children,
}: Pick<CreateDialogProps, 'title' | 'onClose' | 'children'>) {
  const translate = useTranslate();
  const { defaultTitle = '' } = useCreateContext();
  return (
    <FormDialog
      title={typeof title === 'string' && title ? translate(title, { _: title }) : title || defaultTitle}
      onClose={onClose}
    >
      <CancelContext value={onClose}>{children}</CancelContext>
    </FormDialog>
  );
}

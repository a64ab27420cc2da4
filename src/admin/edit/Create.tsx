import { isValidElement, type ReactNode } from 'react';
import {
  CreateBase,
  ResourceContextProvider,
  useCreateContext,
  useCreatePath,
  useGetResourceLabel,
  useRedirect,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
  type CreateProps as RaCreateProps,
  type RaRecord,
} from 'react-admin';
import { PageHead } from '../../ui/PageHead.tsx';
import type { TitleProp } from '../TitleProp.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import {
  useCreatedNotification,
  useSafeCreate,
  type CreationWarning,
  type FindCreated,
} from './useSafeCreate.ts';
import type { SuccessNotification } from './useSuccessNotification.ts';

type ViewProps = Pick<RaCreateProps, 'actions' | 'aside' | 'children' | 'className' | 'render'> & {
  title?: TitleProp;
  /** Breadcrumb links above the title. Defaults to the list. */
  trail?: { label: string; to: string }[];
};

export type CreateProps = ViewProps &
  Pick<
    RaCreateProps,
    'mutationMode' | 'mutationOptions' | 'record' | 'redirect' | 'resource' | 'transform'
  > & {
    /** Finds the new record when the reply to the creation was lost. */
    findCreated?: FindCreated;
    /** Options of the success notification. */
    notification?: SuccessNotification;
    getWarning?: CreationWarning;
  };

/** react-admin's `Create`. */
export function Create(inProps: CreateProps) {
  const props = useDefaultProps('Create', inProps);
  const resource = useResourceContext(props);
  if (!resource) throw new Error('Create needs a resource, as prop or as context');
  return (
    <ResourceContextProvider value={resource}>
      <CreateController {...props} resource={resource} />
    </ResourceContextProvider>
  );
}

function CreateController({
  findCreated,
  mutationMode,
  mutationOptions,
  notification,
  record,
  redirect: to,
  resource,
  transform,
  getWarning,
  ...view
}: CreateProps & { resource: string }) {
  const redirect = useRedirect();
  const { hasEdit, hasShow } = useResourceDefinition({ resource });
  const { mutationFn, onError, isConfirmed } = useSafeCreate(findCreated);
  const notifyCreated = useCreatedNotification(notification, getWarning);
  const onSuccess = (created: RaRecord) => {
    notifyCreated(created, isConfirmed(created), { undoable: mutationMode === 'undoable' });
    redirect(to ?? (hasEdit ? 'edit' : hasShow ? 'show' : 'list'), resource, created.id, created);
  };
  return (
    <CreateBase
      disableAuthentication
      resource={resource}
      mutationMode={mutationMode}
      mutationOptions={
        { mutationFn, onError, onSuccess, ...mutationOptions } as CreateProps['mutationOptions']
      }
      record={record}
      redirect={to}
      transform={transform}
    >
      <CreateView {...view} />
    </CreateBase>
  );
}

function CreateView({ actions, aside, children, className, render, title, trail }: ViewProps) {
  const create = useCreateContext();
  const translate = useTranslate();
  const getResourceLabel = useGetResourceLabel();
  const createPath = useCreatePath();
  const { defaultTitle = '', resource } = create;
  const label = getResourceLabel(resource, 2);
  const content: ReactNode = render ? render(create) : children;
  return (
    <>
      <PageHead
        title={typeof title === 'string' && title ? translate(title, { _: title }) : defaultTitle}
        {...(isValidElement(title) && { heading: title })}
        trail={trail ?? [{ label, to: createPath({ resource, type: 'list' }) }]}
        actions={actions}
      />
      <div className={className}>{content}</div>
      {aside}
    </>
  );
}

import type { ReactNode } from 'react';
import {
  EditBase,
  RecordContextProvider,
  ResourceContextProvider,
  useCreatePath,
  useEditContext,
  useGetResourceLabel,
  useParams,
  useRedirect,
  useResourceContext,
  useTranslate,
  type EditProps as RaEditProps,
  type RaRecord,
} from 'react-admin';
import { RecordPage } from '../../calls/RecordPage.tsx';
import { useListedRecord } from '../../calls/useRecord.ts';
import { EditedFormContext } from '../form/EditedFormContext.ts';
import { useResourceText } from '../list/useResourceText.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { useSafeUpdate, useSavedNotification } from './useSafeUpdate.tsx';
import type { SuccessNotification } from './useSuccessNotification.ts';

interface ViewProps<T extends RaRecord> extends Pick<
  RaEditProps<T>,
  'actions' | 'aside' | 'children' | 'className' | 'emptyWhileLoading' | 'render'
> {
  title?: string;
  /** Breadcrumb links above the title; by default the list. */
  trail?: { label: string; to: string }[];
  /** Shown beside the title. */
  chips?: ReactNode;
}

export type EditProps<T extends RaRecord = RaRecord> = ViewProps<T> &
  Pick<
    RaEditProps<T>,
    | 'id'
    | 'mutationMode'
    | 'mutationOptions'
    | 'queryOptions'
    | 'redirect'
    | 'redirectOnError'
    | 'resource'
    | 'transform'
  > & {
    /** Options of the success notification. */
    notification?: SuccessNotification;
  };

/**
 * react-admin's `Edit`. With `redirectOnError={false}` a load error is shown in place of the record. A save asks before it
 * overwrites a change that another user made since the record was read.
 */
export function Edit<T extends RaRecord = RaRecord>(given: EditProps<T>) {
  const props = useDefaultProps('Edit', given);
  const resource = useResourceContext(props);
  const { id: idInUrl } = useParams<{ id?: string }>();
  const id = props.id ?? idInUrl;
  if (!resource || id === undefined) throw new Error('Edit needs a resource and an id');
  return (
    <ResourceContextProvider value={resource}>
      <EditController<T> key={id} {...props} id={id} resource={resource} />
    </ResourceContextProvider>
  );
}

const nothing = () => {};

function EditController<T extends RaRecord>({
  id,
  mutationMode = 'undoable',
  mutationOptions,
  notification,
  queryOptions,
  redirect: to = 'list',
  redirectOnError,
  resource,
  transform,
  ...view
}: EditProps<T> & { id: T['id']; resource: string }) {
  const redirect = useRedirect();
  const { mutationFn, onError, changeOf, setForm } = useSafeUpdate();
  const notifySaved = useSavedNotification(mutationMode === 'undoable', notification);
  const listed = useListedRecord<T>(resource, id);
  const onSuccess = (record: RaRecord) => {
    notifySaved(record, changeOf(record));
    redirect(to, resource, record.id, record);
  };
  return (
    <EditBase<T>
      disableAuthentication
      id={id}
      resource={resource}
      mutationMode={mutationMode}
      mutationOptions={
        { mutationFn, onError, onSuccess, ...mutationOptions } as EditProps<T>['mutationOptions']
      }
      queryOptions={
        {
          ...listed,
          ...(redirectOnError === false && { onError: nothing }),
          ...queryOptions,
        } as EditProps<T>['queryOptions']
      }
      redirect={to}
      redirectOnError={redirectOnError}
      transform={transform}
    >
      <EditedFormContext value={setForm}>
        <EditView {...view} />
      </EditedFormContext>
    </EditBase>
  );
}

/** Placeholder while the record loads. */
const PLACEHOLDER: RaRecord = { id: '', _id: '' };

/** Renders the page header, and below it the content or the load error. */
function EditView<T extends RaRecord>({
  actions,
  aside,
  children,
  chips,
  className,
  emptyWhileLoading = false,
  render,
  title,
  trail,
}: ViewProps<T>) {
  const edit = useEditContext<T>();
  const { defaultTitle = '', error, record, refetch } = edit;
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const textOf = useResourceText();
  const labelOf = useGetResourceLabel();
  const pathTo = useCreatePath();
  const list = labelOf(resource, 2);
  const own = title && translate(title, { _: title });
  const within = (content: ReactNode) => (
    <RecordContextProvider value={record ?? PLACEHOLDER}>{content}</RecordContextProvider>
  );
  const content = render ? render(edit) : children;
  return (
    <RecordPage<RaRecord>
      record={record}
      awaited={PLACEHOLDER}
      error={error}
      retry={() => void refetch()}
      title={own ?? (record ? defaultTitle : list)}
      trail={trail ?? [{ label: list, to: pathTo({ resource, type: 'list' }) }]}
      loadError={textOf('loadError', 'ra.notification.data_provider_error')}
      noSuch={textOf('noSuch', 'ra.notification.item_doesnt_exist')}
      refusal={textOf('notAuthorized', 'failure.forbidden')}
      {...(chips && { chips: () => within(chips) })}
      {...(actions && { actions: () => within(actions) })}
    >
      {() =>
        within(
          record || !emptyWhileLoading ? (
            <>
              {className ? <div className={className}>{content}</div> : content}
              {aside}
            </>
          ) : null,
        )
      }
    </RecordPage>
  );
}

import {
  EditBase,
  ResourceContextProvider,
  useEditContext,
  useGetResourceLabel,
  useParams,
  useRedirect,
  useResourceContext,
  type EditProps as RaEditProps,
  type RaRecord,
} from 'react-admin';
import { EditedFormContext, useEditedForm } from '../form/EditedFormContext.ts';
import { RecordView, type RecordViewProps } from '../show/RecordView.tsx';
import { useListedRecordOptions } from '../show/useListedRecordOptions.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { useSafeUpdate, useSavedNotification } from './useSafeUpdate.tsx';
import type { SuccessNotification } from './useSuccessNotification.ts';

type ViewProps<T extends RaRecord> = RecordViewProps<T> & Pick<RaEditProps<T>, 'children' | 'render'>;

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
 * overwrites a change that another user made since the record was read. It renders a page: use `EditPart` for a form within another
 * page, such as a tab of `Show`.
 */
export function Edit<T extends RaRecord = RaRecord>(inProps: EditProps<T>) {
  const props = useDefaultProps('Edit', inProps);
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

const noop = () => {};

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
  const [form, setForm] = useEditedForm();
  const { mutationFn, onError, getSavedChange } = useSafeUpdate({ form });
  const notifySaved = useSavedNotification(mutationMode === 'undoable', notification);
  const listed = useListedRecordOptions<T>(resource, id);
  const onSuccess = (record: RaRecord) => {
    notifySaved(record, getSavedChange(record));
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
          ...(redirectOnError === false && { onError: noop }),
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

function EditView<T extends RaRecord>({ children, render, ...view }: ViewProps<T>) {
  const edit = useEditContext<T>();
  const resourceLabel = useGetResourceLabel()(edit.resource, 2);
  return (
    <RecordView {...view} page={edit} resourceLabel={resourceLabel}>
      {render ? render(edit) : children}
    </RecordView>
  );
}

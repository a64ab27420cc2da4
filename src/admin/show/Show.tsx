import type { ReactNode } from 'react';
import {
  ResourceContextProvider,
  ShowBase,
  useGetResourceLabel,
  useParams,
  useResourceContext,
  useShowContext,
  type RaRecord,
  type ShowProps as RaShowProps,
} from 'react-admin';
import { useDefaultProps } from '../useDefaultProps.ts';
import { RecordView, type RecordViewProps } from './RecordView.tsx';
import { useListedRecord } from './useListedRecord.ts';

interface ViewProps<T extends RaRecord>
  extends RecordViewProps<T>, Pick<RaShowProps<T>, 'children' | 'render'> {
  /** The form of the record. The page then has an Edit button that opens it above the content; `useInlineEdit` closes it. */
  editor?: ReactNode;
  /** Whether this user may edit the record with the `editor`; by default what `canAccess` says of the action `edit`. */
  isEditable?: (record: T) => boolean;
}

export type ShowProps<T extends RaRecord = RaRecord> = ViewProps<T> &
  Pick<RaShowProps<T>, 'id' | 'queryOptions' | 'redirectOnError' | 'resource'>;

/** react-admin's `Show`. With `redirectOnError={false}` a load error is shown in place of the record. */
export function Show<T extends RaRecord = RaRecord>(given: ShowProps<T>) {
  const props = useDefaultProps('Show', given);
  const resource = useResourceContext(props);
  const { id: idInUrl } = useParams<{ id?: string }>();
  const id = props.id ?? idInUrl;
  if (!resource || id === undefined) throw new Error('Show needs a resource and an id');
  return (
    <ResourceContextProvider value={resource}>
      <ShowController<T> key={id} {...props} id={id} resource={resource} />
    </ResourceContextProvider>
  );
}

const nothing = () => {};

function ShowController<T extends RaRecord>({
  id,
  queryOptions,
  redirectOnError,
  resource,
  ...view
}: ShowProps<T> & { id: T['id']; resource: string }) {
  const listed = useListedRecord<T>(resource, id);
  return (
    <ShowBase<T>
      disableAuthentication
      id={id}
      resource={resource}
      queryOptions={
        {
          ...listed,
          ...(redirectOnError === false && { onError: nothing }),
          ...queryOptions,
        } as ShowProps<T>['queryOptions']
      }
      redirectOnError={redirectOnError}
    >
      <ShowView {...view} />
    </ShowBase>
  );
}

function ShowView<T extends RaRecord>({ children, render, ...view }: ViewProps<T>) {
  const show = useShowContext<T>();
  const kind = useGetResourceLabel()(show.resource, 1);
  return (
    <RecordView {...view} page={show} kind={kind}>
      {render ? render(show) : children}
    </RecordView>
  );
}

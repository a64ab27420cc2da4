import type { ReactNode } from 'react';
import {
  ResourceContextProvider,
  useGetResourceLabel,
  useParams,
  useResourceContext,
  useShowContext,
  type RaRecord,
  type ShowProps as RaShowProps,
} from 'react-admin';
import { useDefaultProps } from '../useDefaultProps.ts';
import { RecordView, type RecordViewProps } from './RecordView.tsx';
import { ShowRecord } from './ShowRecord.tsx';

interface ViewProps<T extends RaRecord>
  extends RecordViewProps<T>, Pick<RaShowProps<T>, 'children' | 'render'> {
  /**
   * The form of the record. If `canAccess` allows the action `edit`, the page has an Edit button that opens it above the content;
   * `useInlineEdit` closes it.
   */
  editor?: ReactNode;
}

export type ShowProps<T extends RaRecord = RaRecord> = ViewProps<T> &
  Pick<RaShowProps<T>, 'id' | 'queryOptions' | 'redirectOnError' | 'resource'>;

/** react-admin's `Show`. With `redirectOnError={false}` a load error is shown in place of the record. */
export function Show<T extends RaRecord = RaRecord>(inProps: ShowProps<T>) {
  const { queryOptions, redirectOnError, ...view } = useDefaultProps('Show', inProps);
  const resource = useResourceContext(view);
  const { id: idInUrl } = useParams<{ id?: string }>();
  const id = view.id ?? idInUrl;
  if (!resource || id === undefined) throw new Error('Show needs a resource and an id');
  return (
    <ResourceContextProvider value={resource}>
      <ShowRecord<T>
        key={id}
        id={id}
        queryOptions={queryOptions}
        redirectOnError={redirectOnError}
        resource={resource}
      >
        <ShowView {...view} />
      </ShowRecord>
    </ResourceContextProvider>
  );
}

function ShowView<T extends RaRecord>({ children, render, ...view }: ViewProps<T>) {
  const show = useShowContext<T>();
  const resourceLabel = useGetResourceLabel()(show.resource, 1);
  return (
    <RecordView {...view} page={show} resourceLabel={resourceLabel}>
      {render ? render(show) : children}
    </RecordView>
  );
}

import { ShowBase, type RaRecord, type ShowProps as RaShowProps } from 'react-admin';
import { useDefaultProps } from '../useDefaultProps.ts';
import { useListedRecord } from './useListedRecord.ts';

type ShowRecordProps<T extends RaRecord = RaRecord> = Pick<
  RaShowProps<T>,
  'children' | 'queryOptions' | 'redirectOnError'
> & { id: T['id']; resource: string };

const nothing = () => {};

/** Reads a record as `Show` does, with the default props of `Show`, and publishes its contexts. It renders no page around it. */
export function ShowRecord<T extends RaRecord = RaRecord>(given: ShowRecordProps<T>) {
  const { children, id, queryOptions, redirectOnError, resource } = useDefaultProps('Show', given);
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
        } as ShowRecordProps<T>['queryOptions']
      }
      redirectOnError={redirectOnError}
    >
      {children}
    </ShowBase>
  );
}

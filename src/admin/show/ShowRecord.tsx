import { ShowBase, type RaRecord, type ShowProps as RaShowProps } from 'react-admin';
import { useDefaultProps } from '../useDefaultProps.ts';
import { useListedRecordOptions } from './useListedRecordOptions.ts';

type ShowRecordProps<T extends RaRecord = RaRecord> = Pick<
  RaShowProps<T>,
  'children' | 'queryOptions' | 'redirectOnError'
> & { id: T['id']; resource: string };

const noop = () => {};

/**
 * Loads a record as `Show` does, with the default props of `Show`, and provides its contexts, but renders no
 * page around it.
 */
export function ShowRecord<T extends RaRecord = RaRecord>(inProps: ShowRecordProps<T>) {
  const { children, id, queryOptions, redirectOnError, resource } = useDefaultProps('Show', inProps);
  const listed = useListedRecordOptions<T>(resource, id);
  return (
    <ShowBase<T>
      disableAuthentication
      id={id}
      resource={resource}
      queryOptions={
        {
          ...listed,
          ...(redirectOnError === false && { onError: noop }),
          ...queryOptions,
        } as ShowRecordProps<T>['queryOptions']
      }
      redirectOnError={redirectOnError}
    >
      {children}
    </ShowBase>
  );
}

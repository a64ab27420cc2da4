import { useQueryClient, type Query } from '@tanstack/react-query';
import { useGetOne, type RaRecord, type UseGetOneOptions } from 'react-admin';
import type { ResourceName } from '../../platform/resources.ts';

type Listed<T> = { data: T[] } | undefined;

/** `useGetOne` options that show a record from the newest list until the record itself is read. */
export function useListedRecord<T extends RaRecord>(resource: string, id: T['id']) {
  const queryClient = useQueryClient();
  const recordIn = ({ state }: Query) => (state.data as Listed<T>)?.data.find(record => record.id === id);
  const list = () =>
    queryClient
      .getQueryCache()
      .findAll({
        queryKey: [resource, 'getList'],
        predicate: query => !query.state.isInvalidated && recordIn(query) !== undefined,
      })
      .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)[0];
  return {
    initialData: () => {
      const read = list();
      return read && recordIn(read);
    },
    initialDataUpdatedAt: () => list()?.state.dataUpdatedAt,
  };
}

/** `useGetOne` that returns the record of the newest list until the record itself is read. */
export function useRecord<T extends RaRecord>(
  resource: ResourceName,
  id: string,
  options?: UseGetOneOptions<T>,
) {
  return useGetOne<T>(resource, { id }, { ...useListedRecord<T>(resource, id), ...options });
}

import { useQueryClient, type Query } from '@tanstack/react-query';
import { useGetOne, type RaRecord, type UseGetOneOptions } from 'react-admin';
import type { ResourceName } from '../../platform/resources.ts';

type ListData<T> = { data: T[] } | undefined;

/** `useGetOne` options that show a record from the newest list until the record itself is read. */
export function useListedRecordOptions<T extends RaRecord>(resource: string, id: T['id']) {
  const queryClient = useQueryClient();
  const findRecord = ({ state }: Query) => (state.data as ListData<T>)?.data.find(record => record.id === id);
  const findNewestQuery = () =>
    queryClient
      .getQueryCache()
      .findAll({
        queryKey: [resource, 'getList'],
        predicate: query => !query.state.isInvalidated && findRecord(query) !== undefined,
      })
      .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)[0];
  return {
    initialData: () => {
      const query = findNewestQuery();
      return query && findRecord(query);
    },
    initialDataUpdatedAt: () => findNewestQuery()?.state.dataUpdatedAt,
  };
}

/** `useGetOne` that returns the record of the newest list until the record itself is read. */
export function useRecord<T extends RaRecord>(
  resource: ResourceName,
  id: string,
  options?: UseGetOneOptions<T>,
) {
  return useGetOne<T>(resource, { id }, { ...useListedRecordOptions<T>(resource, id), ...options });
}

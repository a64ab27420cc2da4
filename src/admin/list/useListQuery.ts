import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import {
  DataProviderContext,
  useDataProvider,
  useEvent,
  type GetListParams,
  type GetListResult,
  type RaRecord,
  type UseGetListOptions,
} from 'react-admin';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';

/** Milliseconds. Prevents a second request for a page that has just been prefetched. */
export const LIST_STALE_TIME = 2_000;

/** The query key of react-admin's `useGetList`. */
export const listQueryKey = (resource: string, params: GetListParams) =>
  [resource, 'getList', params] as const;

const noop = () => {};

/**
 * react-admin's `useGetList` with the same options. It does not seed the `getOne` cache with the rows, because these records would be
 * stale after the next response. A response that was prefetched while the code was loading is in the cache at the first render.
 */
export function useListQuery<T extends RaRecord>(
  resource: string,
  params: GetListParams,
  { onSuccess = noop, onError = noop, onSettled = noop, ...options }: UseGetListOptions<T> = {},
) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const provider = useContext(DataProviderContext) as Partial<ConsoleDataProvider>;
  useState(() => {
    const prefetched = provider.getPrefetchedList?.(resource, params);
    if (prefetched) queryClient.setQueryData(listQueryKey(resource, params), prefetched);
  });
  const query = useQuery<GetListResult<T>>({
    queryKey: listQueryKey(resource, params),
    queryFn: ({ signal }) =>
      dataProvider.getList<T>(resource, {
        ...params,
        ...(dataProvider.supportAbortSignal === true && { signal }),
      }),
    placeholderData: keepPreviousData,
    staleTime: LIST_STALE_TIME,
    ...(options as object),
  });
  const { data, error, status: queryStatus, isFetching } = query;
  const handleSuccess = useEvent(onSuccess);
  const handleError = useEvent(onError);
  const handleSettled = useEvent(onSettled);
  useEffect(() => {
    if (data !== undefined && !error && !isFetching) handleSuccess(data);
  }, [data, error, isFetching, handleSuccess]);
  useEffect(() => {
    if (error && !isFetching) handleError(error);
  }, [error, isFetching, handleError]);
  useEffect(() => {
    if (queryStatus !== 'pending' && !isFetching) handleSettled(data, error);
  }, [data, error, queryStatus, isFetching, handleSettled]);
  return query;
}

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
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';

/** What was read so many milliseconds ago is not read again. */
export const JUST_READ = 2_000;

/** The key that react-admin's `useGetList` reads a list under. */
export const listKey = (resource: string, params: GetListParams) => [resource, 'getList', params] as const;

const noop = () => {};

/**
 * Reads a list as `useGetList` does, and takes its options. It does not keep each row as a record read: such a record would be
 * older than the row after the next answer. What was begun while the code was on its way is there when this is first drawn.
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
    const begun = provider.listAtOnce?.(resource, params);
    if (begun) queryClient.setQueryData(listKey(resource, params), begun);
  });
  const read = useQuery<GetListResult<T>>({
    queryKey: listKey(resource, params),
    queryFn: ({ signal }) =>
      dataProvider.getList<T>(resource, {
        ...params,
        ...(dataProvider.supportAbortSignal === true && { signal }),
      }),
    placeholderData: keepPreviousData,
    staleTime: JUST_READ,
    ...(options as object),
  });
  const { data, error, status, isFetching } = read;
  const tellSuccess = useEvent(onSuccess);
  const tellError = useEvent(onError);
  const tellSettled = useEvent(onSettled);
  useEffect(() => {
    if (data !== undefined && !error && !isFetching) tellSuccess(data);
  }, [data, error, isFetching, tellSuccess]);
  useEffect(() => {
    if (error && !isFetching) tellError(error);
  }, [error, isFetching, tellError]);
  useEffect(() => {
    if (status !== 'pending' && !isFetching) tellSettled(data, error);
  }, [data, error, status, isFetching, tellSettled]);
  return read;
}

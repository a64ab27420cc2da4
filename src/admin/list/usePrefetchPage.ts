import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider, useListContext, useResourceContext } from 'react-admin';
import { useListUi } from './ListUiContext.ts';
import { useListAddressContext } from './useListAddress.ts';
import { LIST_STALE_TIME, listQueryKey } from './useListQuery.ts';

/** Returns a function that prefetches a page of the list, under the query key of the list controller. */
export function usePrefetchPage() {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const resource = useResourceContext()!;
  const address = useListAddressContext();
  const { queryMeta, hasLocalRecords } = useListUi();
  const { filter, sort, page: currentPage, perPage } = useListContext();
  return useCallback(
    (page: number) => {
      if (!address || hasLocalRecords || page === currentPage) return;
      const params = {
        pagination: { page, perPage },
        sort,
        filter: { ...address.requestFilter, ...filter },
        meta: queryMeta.current,
      };
      void queryClient.prefetchQuery({
        queryKey: listQueryKey(resource, params),
        queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }),
        staleTime: LIST_STALE_TIME,
      });
    },
    [
      queryClient,
      dataProvider,
      resource,
      address,
      queryMeta,
      hasLocalRecords,
      filter,
      sort,
      currentPage,
      perPage,
    ],
  );
}

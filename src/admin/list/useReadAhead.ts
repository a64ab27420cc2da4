import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider, useListContext, useResourceContext } from 'react-admin';
import { useListAddressContext } from './useListAddress.ts';
import { JUST_READ, listKey } from './useListQuery.ts';

/** Reads another page of the list, under the key that its controller will ask for it with. */
export function useReadAhead() {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const resource = useResourceContext()!;
  const address = useListAddressContext();
  const { filter, sort, page: shown, perPage } = useListContext();
  return useCallback(
    (page: number) => {
      if (!address || page === shown) return;
      const params = {
        pagination: { page, perPage },
        sort,
        filter: { ...address.asked, ...filter },
        meta: undefined,
      };
      void queryClient.prefetchQuery({
        queryKey: listKey(resource, params),
        queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }),
        staleTime: JUST_READ,
      });
    },
    [queryClient, dataProvider, resource, address, filter, sort, shown, perPage],
  );
}

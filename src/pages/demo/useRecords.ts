import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList, type RaRecord } from 'react-admin';
import { useAction } from '../../activity/useAction.ts';
import { useAddressedPage } from '../../lists/small/useAddressedPage.ts';
import type { Pages } from '../../lists/small/usePages.ts';
import type { TextKey } from '../../ui/useText.ts';

/** What happens elsewhere is seen after this long, milliseconds. */
const SOON = 3_000;

interface Asked {
  /** Of its page in the address. */
  prefix: string;
  pageSize: number;
  filter: Record<string, string>;
  /** Not asked again by itself: nothing moves while somebody reads. */
  still?: boolean;
}

/** The newest of the stand-in's records, in pages whose number stands in the address. */
export function useNewest<T extends RaRecord>(
  resource: string,
  { prefix, pageSize, filter, still = false }: Asked,
): Pages<T & { _id: string }> {
  const { page, hrefOf, go } = useAddressedPage(prefix);
  const {
    data,
    total = 0,
    error,
    refetch,
    isPlaceholderData,
  } = useGetList<T>(
    resource,
    { pagination: { page, perPage: pageSize }, sort: { field: 'id', order: 'DESC' }, filter },
    { placeholderData: keepPreviousData, refetchInterval: still ? false : SOON },
  );
  const rows = data?.map(row => ({ ...row, _id: String(row.id) }));
  return {
    rows,
    total,
    odd: 0,
    page,
    last: Math.max(1, Math.ceil(total / pageSize)),
    pageSize,
    hrefOf,
    go,
    error,
    refetch: () => void refetch(),
    refreshing: isPlaceholderData,
    readAll: async () => rows ?? [],
  };
}

/** Does something to one of the stand-in's records and reads all of its kind again. */
export function useChange(resource: string, failure: TextKey) {
  const provider = useDataProvider();
  const client = useQueryClient();
  const { run, pending } = useAction(
    {
      async perform(write: (records: typeof provider) => Promise<unknown>) {
        await write(provider);
        await client.invalidateQueries({ queryKey: [resource] });
      },
      key: () => '',
    },
    { failure },
  );
  return { change: run, pending };
}

import { useMemo } from 'react';
import { useDataProvider, type GetListParams, type GetListResult } from 'react-admin';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { pageOfList, readList } from '../../data/dialect.ts';
import { endpointQuery } from '../../data/useEndpointQuery.ts';
import type { AnyEndpoint, EndpointArgs } from '../../platform/endpoint.ts';

const FIRST_PAGE = { page: 1, perPage: 10 };

/**
 * The `queryPage` of a small list whose pages come from an endpoint with `page` and `pageSize` in its query.
 */
export function useEndpointPages<E extends AnyEndpoint>(endpoint: E, args: EndpointArgs<E>) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const json = JSON.stringify(args);
  return useMemo(
    () =>
      ({ pagination: { page, perPage } = FIRST_PAGE }: GetListParams) => ({
        ...endpointQuery(dataProvider, endpoint, {
          ...args,
          query: { ...(args.query as object | undefined), page, pageSize: perPage },
        }),
        select(reply: unknown): GetListResult {
          const { data, total, skippedCount } = pageOfList(readList<{ _id: string }>(reply), page, perPage);
          return { data: data.map(row => ({ ...row, id: row._id })), total, meta: { skippedCount } };
        },
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [dataProvider, endpoint, json],
  );
}

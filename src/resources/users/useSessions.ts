import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { pageOfList, readList } from '../../data/dialect.ts';
import { endpointKey, endpointQuery } from '../../data/useEndpointQuery.ts';
import { SESSION_PAGE_SIZE } from '../../platform/lists.ts';
import { sessions, type UserSession } from '../../platform/sessions.ts';

const PARALLEL_PAGES = 4;

/** A user's newest sessions, up to `limit`. The platform has pages of ten; each page shares its cache with the list. */
export function useSessions(userId: string, limit: number) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const path = { userId };
  const fetchPage = async (page: number) => {
    const query = { page, pageSize: SESSION_PAGE_SIZE };
    const listed = readList<UserSession>(
      await queryClient.fetchQuery({
        ...endpointQuery(dataProvider, sessions.list, { path, query }),
        staleTime: 1000,
      }),
    );
    return pageOfList(listed, page, SESSION_PAGE_SIZE);
  };
  return useQuery({
    queryKey: [...endpointKey(sessions.list, { path }), limit],
    queryFn: async () => {
      const first = await fetchPage(1);
      const pages = Math.ceil(Math.min(limit, first.total) / SESSION_PAGE_SIZE);
      const rows = [...first.data];
      for (let page = 2; page <= pages; page += PARALLEL_PAGES) {
        const batch = Array.from({ length: Math.min(PARALLEL_PAGES, pages - page + 1) }, (_, n) =>
          fetchPage(page + n),
        );
        for (const { data } of await Promise.all(batch)) rows.push(...data);
      }
      // A session that began between two requests shifts the last row of a page to the next one.
      return {
        rows: [...new Map(rows.map(row => [row._id, row])).values()].slice(0, limit),
        total: first.total,
      };
    },
    placeholderData: keepPreviousData,
    meta: endpointQuery(dataProvider, sessions.list, { path }).meta,
  });
}

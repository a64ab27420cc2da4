import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { pageOfList, readList } from '../../data/dialect.ts';
import { endpointKey, endpointQuery } from '../../data/useEndpointQuery.ts';
import { SESSION_PAGE_SIZE } from '../../platform/lists.ts';
import { sessions, type UserSession } from '../../platform/sessions.ts';

/** So many pages are asked for at a time. */
const AT_ONCE = 4;

/** A user's newest sessions, up to this many: read by the pages of ten that the platform has, each shared with the list of them. */
export function useSessions(userId: string, most: number) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const path = { userId };
  const pageAt = async (page: number) => {
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
    queryKey: [...endpointKey(sessions.list, { path }), most],
    queryFn: async () => {
      const first = await pageAt(1);
      const pages = Math.ceil(Math.min(most, first.total) / SESSION_PAGE_SIZE);
      const rows = [...first.data];
      for (let page = 2; page <= pages; page += AT_ONCE) {
        const some = Array.from({ length: Math.min(AT_ONCE, pages - page + 1) }, (_, n) => pageAt(page + n));
        for (const { data } of await Promise.all(some)) rows.push(...data);
      }
      // A session that began meanwhile has moved the last one of a page to the next.
      return {
        rows: [...new Map(rows.map(row => [row._id, row])).values()].slice(0, most),
        total: first.total,
      };
    },
    placeholderData: keepPreviousData,
    meta: endpointQuery(dataProvider, sessions.list, { path }).meta,
  });
}

import { useEndpointList } from '../../data/useEndpointList.ts';
import { SESSION_PAGE_SIZE } from '../../platform/lists.ts';
import { sessions } from '../../platform/sessions.ts';

/** A user's newest visit on the first page of them, which the Sessions tab asks for too; undefined while nobody knows of one. */
export function useLastSession(userId: string) {
  const { asked, rows } = useEndpointList(
    sessions.list,
    { path: { userId }, query: { page: 1, pageSize: SESSION_PAGE_SIZE } },
    { enabled: userId !== '' },
  );
  const last = rows
    .filter(({ loginTime }) => typeof loginTime === 'number')
    .sort((a, b) => b.loginTime! - a.loginTime!)[0];
  return { last, awaited: asked.isLoading };
}

import { useMemo } from 'react';
import { useMe } from '../../calls/MeContext.tsx';
import { idOf } from '../../client/dialect.ts';

/**
 * Keeps the roles of the applications in which one is told what carries them: an admin those that he administers, and
 * those tied to none. Of the others nothing could be said but what is not so.
 */
export function useSeen() {
  const me = useMe();
  return useMemo(() => {
    const own = me.role === 'superadmin' ? undefined : new Set(me.adminRoles?.map(idOf));
    return <E extends { application?: unknown }>(entries: readonly E[] = []): E[] => entries.filter(({ application }) => !own || !idOf(application) || own.has(idOf(application)));
  }, [me]);
}

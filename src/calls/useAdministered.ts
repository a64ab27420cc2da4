import { useCallback, useMemo } from 'react';
import { idOf } from '../client/dialect.ts';
import { useMe } from './MeContext.tsx';

/** The ids of the applications that the signed-in person administers; undefined for a superadmin, who administers all. */
export function useAdministered(): ReadonlySet<string> | undefined {
  const me = useMe();
  return useMemo(() => (me.role === 'superadmin' ? undefined : new Set(me.adminRoles?.map(idOf))), [me]);
}

/** Whether the signed-in person has a say in an application, or in none in particular; where it is not known which are an admin's, the platform says. */
export function useHasSay(): (application: unknown) => boolean {
  const own = useAdministered();
  return useCallback(application => !own?.size || !idOf(application) || own.has(idOf(application)), [own]);
}

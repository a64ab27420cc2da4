import { useMemo } from 'react';
import { idOf } from '../client/dialect.ts';
import { useMe } from './MeContext.tsx';

/** The ids of the applications that the signed-in person administers; undefined for a superadmin, who administers all. */
export function useAdministered(): ReadonlySet<string> | undefined {
  const me = useMe();
  return useMemo(() => (me.role === 'superadmin' ? undefined : new Set(me.adminRoles?.map(idOf))), [me]);
}

import { useCallback, useMemo, useState } from 'react';
import { referenceId } from '../data/dialect.ts';
import { forbiddenError } from '../data/failures.ts';
import { useFreshIdentity, useIdentity } from './useIdentity.ts';

/**
 * Returns the IDs of the applications that the signed-in user administers. Returns undefined for superadmins,
 * who administer all.
 */
export function useAdministeredApplicationIds(): ReadonlySet<string> | undefined {
  const me = useIdentity();
  return useMemo(
    () => (me.role === 'superadmin' ? undefined : new Set(me.adminRoles?.map(referenceId))),
    [me],
  );
}

/**
 * Returns a check whether the signed-in user administers an application. It is true for no application, and
 * for an admin whose applications are unknown, because the platform then decides.
 */
export function useCanManageApplication(): (application: unknown) => boolean {
  const own = useAdministeredApplicationIds();
  const isKnown = !!useIdentity().adminRoles;
  return useCallback(
    application => !own || !isKnown || !referenceId(application) || own.has(referenceId(application)),
    [own, isKnown],
  );
}

/**
 * Returns whether the signed-in user does not administer an application, so that its data is not requested.
 * `refusal` equals the platform's own and is set after the user was read again, because they may have just
 * created the application. For an application that was already shown the platform decides, because it may
 * have been deleted.
 */
export function useApplicationAccess(application: unknown) {
  const id = referenceId(application);
  const canManage = useCanManageApplication()(id);
  const [entered, setEntered] = useState('');
  if (canManage && entered !== id) setEntered(id);
  const isDenied = !canManage && entered !== id;
  const { isFetchedAfterMount } = useFreshIdentity({ enabled: isDenied, staleTime: 0 });
  return { isDenied, refusal: isDenied && isFetchedAfterMount ? forbiddenError() : undefined };
}

import { useCallback, useMemo, useState } from 'react';
import { referenceId } from '../data/dialect.ts';
import { forbiddenError } from '../data/failures.ts';
import { useFreshIdentity, useIdentity } from './useIdentity.ts';

/** The ids of the applications that the signed-in person administers; undefined for a superadmin, who administers all. */
export function useAdministered(): ReadonlySet<string> | undefined {
  const me = useIdentity();
  return useMemo(
    () => (me.role === 'superadmin' ? undefined : new Set(me.adminRoles?.map(referenceId))),
    [me],
  );
}

/** Whether the signed-in person has a say in an application, or in none in particular; where it is not known which are an admin's, the platform says. */
export function useHasSay(): (application: unknown) => boolean {
  const own = useAdministered();
  const isKnown = !!useIdentity().adminRoles;
  return useCallback(
    application => !own || !isKnown || !referenceId(application) || own.has(referenceId(application)),
    [own, isKnown],
  );
}

/**
 * Whether an application is not among those that the signed-in user administers: then nothing of it is requested or
 * offered. `refusal` is the platform's own, set once the user was read again, who may have created it just now.
 * Of an application that was shown already the platform decides: it may have been deleted.
 */
export function useOutside(application: unknown) {
  const id = referenceId(application);
  const hasSay = useHasSay()(id);
  const [entered, setEntered] = useState('');
  if (hasSay && entered !== id) setEntered(id);
  const isOutside = !hasSay && entered !== id;
  const { isFetchedAfterMount } = useFreshIdentity({ enabled: isOutside, staleTime: 0 });
  return { isOutside, refusal: isOutside && isFetchedAfterMount ? forbiddenError() : undefined };
}

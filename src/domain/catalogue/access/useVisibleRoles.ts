import { useCallback } from 'react';
import { useAdministered } from '../../../auth/useAdministered.ts';
import { referenceId } from '../../../data/dialect.ts';

/**
 * Keeps the roles of the applications in which one is told what carries them: an admin those that he administers, and
 * those tied to none. Of the others nothing could be said but what is not so.
 */
export function useVisibleRoles() {
  const own = useAdministered();
  return useCallback(
    <E extends { application?: unknown }>(entries: readonly E[] = []): E[] =>
      entries.filter(
        ({ application }) => !own || !referenceId(application) || own.has(referenceId(application)),
      ),
    [own],
  );
}

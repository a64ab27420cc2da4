import { useCallback } from 'react';
import { useAdministeredApplicationIds } from '../../../auth/useAdministeredApplicationIds.ts';
import { referenceId } from '../../../data/dialect.ts';

/**
 * Keeps the roles whose contents the signed-in user may read. For admins, these are the roles in applications
 * that they administer and roles without an application. Statements about other roles could be wrong.
 */
export function useVisibleRoles() {
  const own = useAdministeredApplicationIds();
  return useCallback(
    <E extends { application?: unknown }>(entries: readonly E[] = []): E[] =>
      entries.filter(
        ({ application }) => !own || !referenceId(application) || own.has(referenceId(application)),
      ),
    [own],
  );
}

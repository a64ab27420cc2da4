import { useMemo } from 'react';
import { referenceId } from '../../../data/dialect.ts';
import { plainName, type Name } from '../../../ui/Name.tsx';
import { useText } from '../../../ui/useText.ts';
import { useApplicationNames, useAssignedRoleNames } from '../../people/useNames.ts';
import type { UserRole } from '../../people/useRestoreRoles.ts';
import { getApplicationId, NO_APPLICATION } from './accessGraph.ts';

/** Prefers a populated reference over a bare id. */
const preferNamed = <T>(found: T | undefined, next: T, says: (one: T) => boolean) =>
  found !== undefined && (says(found) || !says(next)) ? found : next;

const NO_APPLICATIONS: unknown[] = [];

/**
 * Returns functions that name applications and roles by ID. A list is requested only for references that are
 * bare IDs. `otherApplications` are additional ones.
 */
export function useAccessNames(entries: UserRole[], otherApplications = NO_APPLICATIONS) {
  const t = useText();
  const { applications, roles } = useMemo(() => {
    const [applications, roles] = [new Map<string, unknown>(), new Map<string, UserRole>()];
    const addApplication = (application: unknown) => {
      const id = getApplicationId({ application });
      applications.set(
        id,
        preferNamed(applications.get(id), application, ref => typeof ref === 'object'),
      );
    };
    for (const application of otherApplications) addApplication(application);
    for (const entry of entries) {
      const role = referenceId(entry.role);
      addApplication(entry.application);
      roles.set(
        role,
        preferNamed(roles.get(role), entry, one => !!one.roleName || typeof one.role === 'object'),
      );
    }
    return { applications, roles };
  }, [entries, otherApplications]);
  const applicationName = useApplicationNames([...applications.values()]);
  const roleName = useAssignedRoleNames([...roles.values()]);
  return {
    application: (id: string): Name =>
      id === NO_APPLICATION
        ? plainName(t('access.noApplication'))
        : applicationName(applications.get(id) ?? id),
    role: (id: string): Name => roleName(roles.get(id) ?? { role: id }),
  };
}

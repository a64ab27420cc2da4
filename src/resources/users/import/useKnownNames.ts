import { useMemo } from 'react';
import { useCan } from '../../../auth/AccessProvider.tsx';
import { useAdministeredApplicationIds } from '../../../auth/useAdministeredApplicationIds.ts';
import { referenceId } from '../../../data/dialect.ts';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import { applicationName } from '../../../domain/people/groupByApplication.ts';
import { allApplicationsArgs, allRecordsArgs } from '../../../domain/people/useNames.ts';
import { applications } from '../../../platform/applications.ts';
import { roles } from '../../../platform/roles.ts';
import { idsByName, type KnownNames } from './validateRows.ts';

/** Reads the IDs of roles and of administered applications by name. Disabled if no row assigns a role. */
export function useKnownNames(enabled: boolean) {
  const canGiveAdmin = useCan()({ action: 'manageAdmin', resource: 'roles' });
  const administered = useAdministeredApplicationIds();
  const roleList = useEndpointList(roles.list, allRecordsArgs, { enabled });
  const applicationList = useEndpointList(applications.list, allApplicationsArgs, { enabled });
  const knownNames = useMemo<KnownNames | undefined>(
    () =>
      roleList.query.data && applicationList.query.data
        ? {
            roles: idsByName(
              roleList.rows.map(role => ({ name: String(role.roleName ?? ''), id: referenceId(role) })),
            ),
            applications: idsByName(
              applicationList.rows
                .filter(row => !administered || administered.has(referenceId(row)))
                .map(row => ({ name: applicationName(row), id: referenceId(row) })),
            ),
            canGiveAdmin,
          }
        : undefined,
    [
      roleList.query.data,
      roleList.rows,
      applicationList.query.data,
      applicationList.rows,
      administered,
      canGiveAdmin,
    ],
  );
  return { roleList, applicationList, knownNames };
}

import {
  GroupedRecords,
  ListPanel,
  NameField,
  RemoveButton,
  useRecordContext,
  type NamedRecord,
} from '../../../admin/index.ts';
import { referenceId } from '../../../data/dialect.ts';
import type { AssignedRole } from '../../../platform/assignedRoles.ts';
import { plainName } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { State } from '../../../ui/State.tsx';
import { useText } from '../../../ui/useText.ts';
import { AddRoles } from '../../people/AddRoles.tsx';
import { roleSource } from '../../people/choiceSources.ts';
import { groupByApplication } from '../../people/groupByApplication.ts';
import { useApplicationNames, useRoleNames } from '../../people/useNames.ts';
import { useCatalogueKind, type CatalogueRecord } from '../kinds.ts';
import { useAssignedRoles } from './useAssignedRoles.ts';

interface RoleRow extends NamedRecord {
  assigned: AssignedRole;
}

const rolePath = ({ assigned }: RoleRow) =>
  referenceId(assigned.role) && paths.roles.show(referenceId(assigned.role));

/** Lists the roles of the record in context by application. Removing a role asks first and offers Undo. */
export function AssignedRoles() {
  const t = useText();
  const record = useRecordContext<CatalogueRecord>()!;
  const { assigned, assign, remove } = useAssignedRoles(useCatalogueKind(), record);
  const applicationName = useApplicationNames(assigned.map(({ application }) => application));
  const roleName = useRoleNames(assigned.map(({ role }) => role));
  const records = groupByApplication<AssignedRole, RoleRow>(assigned, {
    applicationOf: entry => entry.application,
    nameOf: ({ application }) => applicationName(application),
    pathOf: paths.applications.edit,
    recordOf: entry => {
      const id = referenceId(entry.role);
      return {
        id: `${id} ${referenceId(entry.application)}`,
        name: id ? roleName(entry.role) : plainName(t('access.noRole')),
        assigned: entry,
      };
    },
    without: t('access.noApplication'),
  });
  return (
    <ListPanel
      title={t('access.assigned.title')}
      addressPrefix="roles"
      records={records}
      actions={
        <AddRoles
          assignedRoles={assigned}
          getRoleSource={() => roleSource}
          assign={assign}
          button={t('access.assigned.add')}
          narrow
        />
      }
      empty={
        <State
          kind="empty"
          heading="h3"
          title={t('access.assigned.empty')}
          text={t('access.assigned.emptyHint')}
        />
      }
    >
      <GroupedRecords<RoleRow>
        primaryText={<NameField<RoleRow> source="name" link={rolePath} />}
        rightIcon={
          <RemoveButton<RoleRow>
            onClick={({ assigned: entry, name }) =>
              remove(entry, {
                role: name.text,
                application: applicationName(entry.application).text || referenceId(entry.application),
              })
            }
          />
        }
      />
    </ListPanel>
  );
}

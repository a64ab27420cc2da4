import { AddRoles } from '../../access/AddRoles.tsx';
import { byApplication } from '../../access/byApplication.ts';
import { roleSource } from '../../access/sources.ts';
import { useApplicationNames, useRoleNames } from '../../access/useNames.ts';
import { idOf } from '../../client/dialect.ts';
import { GroupedList } from '../../lists/GroupedList.tsx';
import { named } from '../../ui/Name.tsx';
import { paths } from '../../ui/paths.ts';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import type { Kind, Whole } from '../kinds.ts';
import { useAssigned } from './useAssigned.ts';

/** The roles that carry a purpose, toolgroup or tool, by application: given here, removed after a question, put back with Undo. */
export function AssignedRoles<K extends Kind>({ kind, record }: { kind: K; record: Whole[K] }) {
  const t = useText();
  const { assigned, assign, remove } = useAssigned(kind, record);
  const applicationName = useApplicationNames(assigned.map(({ application }) => application));
  const roleName = useRoleNames(assigned.map(({ role }) => role));
  const without = t('access.noApplication');
  const groups = byApplication(assigned, {
    applicationOf: entry => entry.application,
    nameOf: ({ application }) => applicationName(application),
    hrefOf: paths.application,
    item: entry => {
      const id = idOf(entry.role);
      const name = id ? roleName(entry.role) : named(t('access.noRole'));
      return {
        key: `${id} ${idOf(entry.application)}`,
        name,
        ...(id && { href: paths.role(id) }),
        remove: () =>
          void remove(entry, {
            role: name.text,
            application: applicationName(entry.application).text || idOf(entry.application),
          }),
      };
    },
    without,
  });
  return (
    <GroupedList
      title={t('access.assigned.title')}
      prefix="roles"
      add={
        <AddRoles
          given={assigned}
          offered={() => roleSource}
          assign={assign}
          button={t('access.assigned.add')}
          narrow
        />
      }
      groups={groups}
      empty={
        <State
          kind="empty"
          heading="h3"
          title={t('access.assigned.empty')}
          text={t('access.assigned.emptyHint')}
        />
      }
    />
  );
}

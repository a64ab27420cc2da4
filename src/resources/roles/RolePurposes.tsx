import { readList, idOf } from '../../client/dialect.ts';
import { roles, type RolePurpose } from '../../platform/roles.ts';
import { useAsk } from '../../ui/ask/useAsk.ts';
import { GroupedList } from '../../ui/GroupedList.tsx';
import { AskedState } from '../../ui/AskedState.tsx';
import { useText } from '../../ui/useText.ts';
import { byApplication } from '../../ui/access/byApplication.ts';

/** The purposes that carry a role, grouped by application. */
export function RolePurposes({ roleId }: { roleId: string }) {
  const t = useText();
  const asked = useAsk(roles.purposes, { path: { roleId } });
  const groups = byApplication(
    readList<RolePurpose>(asked.data).data,
    purpose => purpose.application,
    purpose => ({ key: `${purpose._id} ${idOf(purpose.application)}`, name: purpose.purposeName ?? purpose._id }),
    t('roles.info.noApplication'),
  );
  return (
    <GroupedList
      title={t('roles.info.purposes')}
      groups={groups}
      empty={
        <AskedState asked={asked} loadError="roles.loadError" empty={{ title: 'roles.info.noPurposes', text: 'roles.info.purposesHint' }} />
      }
    />
  );
}

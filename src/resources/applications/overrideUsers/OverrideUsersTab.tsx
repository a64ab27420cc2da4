import { useRecordContext } from '../../../admin/index.ts';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { applicationParts } from '../../../platform/applicationParts.ts';
import { State } from '../../../ui/State.tsx';
import { useText } from '../../../ui/useText.ts';
import { PeopleTable } from '../PeopleTable.tsx';

/**
 * Lists the users who may use the application without a subscription. The platform has no call that changes
 * them.
 */
export default function OverrideUsersTab() {
  const { _id } = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const listed = useEndpointList(
    applicationParts.overrideUsers,
    { path: { appId: _id } },
    { enabled: _id !== '' },
  );
  return (
    <PeopleTable
      title={t('overrideUsers.title')}
      empty={<State kind="rows" title={t('overrideUsers.empty')} text={t('overrideUsers.emptyHint')} />}
      area="overrideUsers"
      prefix="override"
      listed={listed}
    >
      <p className="secondary">{t('overrideUsers.hint')}</p>
    </PeopleTable>
  );
}

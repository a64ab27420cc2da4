import { byApplication } from '../../access/byApplication.ts';
import { useApplicationNames } from '../../access/useNames.ts';
import { hrefBy } from '../../catalogue/way.ts';
import { idOf } from '../../client/dialect.ts';
import type { Listed } from '../../data/useEndpointList.ts';
import { GroupedList } from '../../lists/GroupedList.tsx';
import type { roles } from '../../platform/roles.ts';
import { named } from '../../ui/Name.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { useText } from '../../ui/useText.ts';

/** The purposes that carry a role, grouped by application. */
export function RolePurposes({ asked, rows: purposes, odd }: Listed<typeof roles.purposes>) {
  const t = useText();
  const applicationName = useApplicationNames(purposes.map(({ application }) => application));
  const groups = byApplication(purposes, {
    applicationOf: purpose => purpose.application,
    nameOf: purpose => applicationName(purpose.application),
    item: ({ _id, purposeName, application }) => ({
      key: `${_id} ${idOf(application)}`,
      href: hrefBy('purposes', _id, { application: idOf(application) }),
      name: purposeName ? named(purposeName) : { text: _id, as: 'id' },
    }),
    without: t('access.noApplication'),
  });
  return (
    <GroupedList
      title={t('resources.roles.info.purposes')}
      prefix="purposes"
      groups={groups}
      odd={odd}
      empty={
        <QueryState
          asked={asked}
          loadError="error.loadData"
          empty={{ title: 'resources.roles.info.noPurposes', text: 'resources.roles.info.purposesHint' }}
        />
      }
    />
  );
}

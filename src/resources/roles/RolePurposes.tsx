import { useMemo } from 'react';
import { GroupedRecords, ListPanel, NameField, type NamedRecord } from '../../admin/index.ts';
import { referenceId } from '../../data/dialect.ts';
import type { EndpointList } from '../../data/useEndpointList.ts';
import { catalogueHref } from '../../domain/catalogue/ancestors.ts';
import { groupByApplication } from '../../domain/people/groupByApplication.ts';
import { useApplicationNames } from '../../domain/people/useNames.ts';
import type { roles } from '../../platform/roles.ts';
import { plainName } from '../../ui/Name.tsx';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';

interface PurposeRow extends NamedRecord {
  path: string;
}

export function RolePurposes({ query, rows: purposes, skippedCount }: EndpointList<typeof roles.purposes>) {
  const t = useText();
  const applicationName = useApplicationNames(purposes.map(({ application }) => application));
  const without = t('access.noApplication');
  const records = useMemo(
    () =>
      groupByApplication<(typeof purposes)[number], PurposeRow>(purposes, {
        applicationOf: ({ application }) => application,
        nameOf: ({ application }) => applicationName(application),
        recordOf: ({ _id, purposeName, application }) => ({
          id: `${_id} ${referenceId(application)}`,
          name: purposeName ? plainName(purposeName) : { text: _id, as: 'id' },
          path: catalogueHref('purposes', _id, { application: referenceId(application) }),
        }),
        without,
      }),
    [purposes, applicationName, without],
  );
  return (
    <ListPanel
      title={t('resources.roles.info.purposes')}
      addressPrefix="purposes"
      records={records}
      query={query}
      loadError="error.loadData"
      skippedCount={skippedCount}
      empty={
        <State
          kind="empty"
          heading="h3"
          title={t('resources.roles.info.noPurposes')}
          text={t('resources.roles.info.purposesHint')}
        />
      }
    >
      <GroupedRecords primaryText={<NameField<PurposeRow> source="name" link={({ path }) => path} />} />
    </ListPanel>
  );
}

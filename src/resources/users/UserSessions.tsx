import {
  EmbeddedList,
  EmbeddedPagination,
  EmbeddedTable,
  useEndpointPages,
  useListContext,
  useRecordContext,
} from '../../admin/index.ts';
import { referenceId } from '../../data/dialect.ts';
import { useApplicationNames } from '../../domain/people/useNames.ts';
import { SESSION_PAGE_SIZE } from '../../platform/lists.ts';
import { sessions, type UserSession } from '../../platform/sessions.ts';
import { formatDuration } from '../../ui/formats.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { NameText } from '../../ui/Name.tsx';
import { State } from '../../ui/State.tsx';
import { Time } from '../../ui/Time.tsx';
import { useText } from '../../ui/useText.ts';

const SessionChart = lazyComponent(
  () => import('./SessionChart.tsx'),
  ['charts'],
  () => <div className="panel" style={{ height: 298, marginTop: 16 }} />,
);

const renderDuration = ({ loginTime, logoutTime }: UserSession) =>
  typeof loginTime === 'number' && typeof logoutTime === 'number'
    ? formatDuration(logoutTime - loginTime)
    : '';

type SessionRecord = UserSession & { id: string };

/** A user's sessions, ten per page. */
export function UserSessions() {
  const userId = String(useRecordContext()?.id ?? '');
  return (
    <EmbeddedList<SessionRecord>
      addressPrefix="session"
      perPage={SESSION_PAGE_SIZE}
      queryPage={useEndpointPages(sessions.list, { path: { userId } })}
      queryOptions={{ enabled: userId !== '' }}
    >
      <SessionTable />
      <EmbeddedPagination />
      <OptionalSessionChart userId={userId} />
    </EmbeddedList>
  );
}

function SessionTable() {
  const t = useText();
  const { data } = useListContext<SessionRecord>();
  const applicationName = useApplicationNames(data?.map(({ application }) => application) ?? []);
  return (
    <EmbeddedTable
      title={t('sessions.title')}
      empty={<State kind="rows" title={t('sessions.empty')} text={t('sessions.emptyHint')} />}
    >
      <EmbeddedTable.Col<SessionRecord>
        source="application"
        label={t('sessions.fields.application')}
        format={ref => (referenceId(ref) ? applicationName(ref).text : '')}
        render={({ application }) =>
          referenceId(application) ? <NameText name={applicationName(application)} /> : ''
        }
        width={34}
      />
      <EmbeddedTable.Col<SessionRecord>
        label={t('sessions.fields.login')}
        render={({ loginTime }) => <Time seconds={loginTime} />}
        width={24}
      />
      <EmbeddedTable.Col<SessionRecord>
        label={t('sessions.fields.logout')}
        render={({ logoutTime }) => <Time seconds={logoutTime} empty={t('sessions.open')} />}
        width={24}
      />
      <EmbeddedTable.NumberCol<SessionRecord>
        label={t('sessions.fields.elapsed')}
        render={renderDuration}
        width={18}
      />
    </EmbeddedTable>
  );
}

function OptionalSessionChart({ userId }: { userId: string }) {
  const { total = 0 } = useListContext();
  return total > 1 ? <SessionChart userId={userId} total={total} /> : null;
}

import { useListContext } from 'react-admin';
import { EmbeddedTable } from '../../admin/index.ts';
import { BarChart } from '../../charts/BarChart.tsx';
import { ChartPanel } from '../../charts/ChartPanel.tsx';
import { ChartTable } from '../../charts/ChartTable.tsx';
import { userName } from '../../platform/userName.ts';
import { formatCount, formatDuration } from '../../ui/formats.ts';
import { paths } from '../../ui/paths.ts';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import type { UserRecord } from './userRecord.ts';

const getLoginCount = ({ loginCount = 0 }: UserRecord) => loginCount;

/** Chart of the users of the list, by number of logins. */
export default function TopUsers({ expectedCount }: { expectedCount: number }) {
  const t = useText();
  const { data, error, total, filterValues } = useListContext<UserRecord>();
  // The list shows the error.
  if (error && !data) return null;
  const users = data?.toSorted((a, b) => getLoginCount(b) - getLoginCount(a));
  const describeLogins = (user: UserRecord) =>
    getLoginCount(user)
      ? t('charts.topUsers.said', {
          smart_count: getLoginCount(user),
          count: formatCount(getLoginCount(user)),
          time: formatDuration(user.averageTime),
        })
      : t('charts.topUsers.never');
  const isNarrowed = Object.entries(filterValues as Record<string, unknown>).some(
    ([source, value]) => source !== 'activeUserPercent' && value,
  );
  const title = t('charts.topUsers.title');
  return (
    <ChartPanel
      name="topUsers"
      title={title}
      note={t('charts.topUsers.note')}
      isLoading={!users}
      {...(total === 0 && {
        state: (
          <State
            kind="rows"
            title={t('charts.topUsers.empty')}
            text={isNarrowed ? t('charts.topUsers.emptyHint') : undefined}
          />
        ),
      })}
      chart={
        <BarChart
          title={title}
          expectedCount={users?.length ?? expectedCount}
          bars={users?.map(user => ({
            _id: user._id,
            name: userName(user),
            to: paths.users.show(user._id),
            value: getLoginCount(user),
            valueText: describeLogins(user),
          }))}
        />
      }
      table={
        <ChartTable title={title} records={users} expectedCount={expectedCount}>
          <EmbeddedTable.Col<UserRecord> label={t('charts.topUsers.name')} render={userName} width={50} />
          <EmbeddedTable.NumberCol<UserRecord>
            label={t('charts.topUsers.logins')}
            render={user => formatCount(getLoginCount(user))}
            width={25}
          />
          <EmbeddedTable.NumberCol<UserRecord>
            label={t('charts.topUsers.average')}
            render={user => formatDuration(user.averageTime)}
            width={25}
          />
        </ChartTable>
      }
    />
  );
}

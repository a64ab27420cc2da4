import { EmbeddedTable } from '../../admin/index.ts';
import { useUserPreference } from '../../auth/useUserPreference.ts';
import { ChartPanel } from '../../charts/ChartPanel.tsx';
import { ChartTable } from '../../charts/ChartTable.tsx';
import { ColumnChart } from '../../charts/ColumnChart.tsx';
import { CountSelector } from '../../charts/CountSelector.tsx';
import { FailedState } from '../../ui/failure/FailedState.tsx';
import { formatCount, formatDate, formatDuration, formatEpochDate } from '../../ui/formats.ts';
import { Time } from '../../ui/Time.tsx';
import { useText } from '../../ui/useText.ts';
import {
  gridLines,
  groupSessions,
  sessionDuration,
  type SessionBucket,
  type TimeUnit,
} from './sessionTimes.ts';
import { useSessions } from './useSessions.ts';

const INITIAL_COUNT = 10;
const EXPANDED_COUNT = 50;
/** The upper limit of sessions in the chart. */
const MAX_SESSIONS = 500;

type BucketRecord = SessionBucket & { id: number };

const formatHours = (seconds: number) =>
  `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}`;

const bucketLabel = (unit: TimeUnit, from: number) => {
  const date = formatDate(new Date(from));
  if (unit === 'year') return date.slice(6);
  return unit === 'month' ? `${date.slice(0, 2)}/${date.slice(6)}` : date;
};

/** The durations of a user's newest sessions over time. */
export default function SessionChart({ userId, total }: { userId: string; total: number }) {
  const t = useText();
  const [preferredCount, setPreferredCount] = useUserPreference('sessions:most', INITIAL_COUNT);
  const maxCount = Math.min(total, MAX_SESSIONS);
  const options = [INITIAL_COUNT, EXPANDED_COUNT]
    .filter(sessionCount => sessionCount < maxCount)
    .concat(maxCount);
  const sessionCount = options.find(option => option >= preferredCount) ?? maxCount;
  const { data, error, refetch } = useSessions(userId, sessionCount);
  const title = t('charts.sessions.title');
  const { unit, buckets, undated } = groupSessions(data?.rows ?? []);
  const totalSeconds = buckets.reduce((sum, { seconds }) => sum + seconds, 0);
  const charted = buckets.flatMap(({ sessions }) => sessions);
  const longest = charted.toSorted((a, b) => (sessionDuration(b) ?? 0) - (sessionDuration(a) ?? 0))[0];
  const [first, last] = [charted[0], charted.at(-1)];
  const note =
    first && last ? (
      <Time seconds={first.loginTime} until={last.loginTime}>
        {t(charted.length === 1 ? 'charts.sessions.one' : 'charts.sessions.note', {
          from: formatEpochDate(first.loginTime),
          to: formatEpochDate(last.loginTime),
          time: formatHours(totalSeconds),
          count: formatCount(charted.length),
        })}
      </Time>
    ) : null;
  const describeBucket = ({ sessions, seconds }: SessionBucket) => {
    const openCount = sessions.filter(session => sessionDuration(session) === undefined).length;
    const parts = [
      sessions.length
        ? t('charts.sessions.said', { smart_count: sessions.length, time: formatDuration(seconds) })
        : t('charts.sessions.none'),
      openCount && t('charts.sessions.open', { smart_count: openCount }),
    ];
    return parts.filter(Boolean).join(', ');
  };
  const tickInterval = Math.max(1, Math.ceil(buckets.length / 5));
  const columns = buckets.map((bucket, index) => ({
    key: bucket.from,
    tick:
      index % tickInterval
        ? ''
        : unit === 'day' || unit === 'week'
          ? bucketLabel(unit, bucket.from).slice(0, 5)
          : bucketLabel(unit, bucket.from),
    parts: bucket.sessions.map(session => ({ _id: session._id, value: sessionDuration(session) })),
    valueText: `${bucketLabel(unit, bucket.from)}: ${describeBucket(bucket)}`,
    from: bucket.from / 1000,
  }));
  const rows = buckets
    .filter(({ sessions }) => sessions.length)
    .map((bucket): BucketRecord => ({ ...bucket, id: bucket.from }))
    .toReversed();
  const lines = gridLines(Math.max(0, ...buckets.map(({ seconds }) => seconds)));
  const hint = (
    <>
      {longest && sessionDuration(longest) !== undefined ? (
        <Time seconds={longest.loginTime}>
          {t('charts.sessions.longest', {
            time: formatDuration(sessionDuration(longest)),
            day: formatEpochDate(longest.loginTime),
          })}
        </Time>
      ) : null}
      {undated ? ` ${t('charts.sessions.undated', { smart_count: undated })}` : ''}
    </>
  );
  return (
    <ChartPanel
      name="sessions"
      title={title}
      note={note}
      isLoading={!data && !error}
      tools={
        options.length > 1 ? (
          <CountSelector
            label={t('charts.sessions.howMany')}
            value={sessionCount}
            onChange={setPreferredCount}
            options={options.map(value => ({
              value,
              text: t(value === total ? 'ui.all' : 'charts.sessions.last', {
                count: formatCount(value),
              }),
            }))}
          />
        ) : null
      }
      {...(error &&
        !data && {
          state: <FailedState error={error} loadError="error.load" heading="h3" retry={refetch} />,
        })}
      chart={
        <ColumnChart
          label={t(`charts.sessions.label.${unit}`)}
          columns={columns}
          gridLines={lines.map(value => ({ value, text: formatHours(value) }))}
          hint={hint}
        />
      }
      table={
        <ChartTable title={title} records={data && rows} expectedCount={INITIAL_COUNT}>
          <EmbeddedTable.Col<BucketRecord>
            label={t(`charts.sessions.bucket.${unit}`)}
            render={({ from }) => <Time seconds={from / 1000}>{bucketLabel(unit, from)}</Time>}
            width={40}
          />
          <EmbeddedTable.NumberCol<BucketRecord>
            label={t('charts.sessions.count')}
            render={({ sessions }) => formatCount(sessions.length)}
            width={25}
          />
          <EmbeddedTable.NumberCol<BucketRecord>
            label={t('charts.sessions.time')}
            render={({ seconds }) => formatDuration(seconds)}
            width={35}
          />
        </ChartTable>
      }
    />
  );
}

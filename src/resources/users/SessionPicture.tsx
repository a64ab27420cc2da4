import { SmallTable } from '../../admin/index.ts';
import { useUserPreference } from '../../auth/useUserPreference.ts';
import { ColumnChart } from '../../charts/Columns.tsx';
import { HowMany } from '../../charts/HowMany.tsx';
import { Picture } from '../../charts/Picture.tsx';
import { PictureTable } from '../../charts/PictureTable.tsx';
import { FailedState } from '../../ui/failure/FailedState.tsx';
import { count, day, dayOf, elapsed } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { byTime, gridLines, lengthOf, type Span, type Unit } from './sessionTimes.ts';
import { useSessions } from './useSessions.ts';

const FEW = 10;
const MORE = 50;
/** More are never drawn. */
const MOST = 500;

type SpanRecord = Span & { id: number };

/** Hours and minutes. */
const hours = (seconds: number) =>
  `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}`;

const nameOf = (unit: Unit, from: number) => {
  const written = day(new Date(from));
  if (unit === 'year') return written.slice(6);
  return unit === 'month' ? `${written.slice(0, 2)}/${written.slice(6)}` : written;
};

/** What a user's newest sessions lasted, over time. */
export default function SessionPicture({ userId, total }: { userId: string; total: number }) {
  const t = useText();
  const [kept, setKept] = useUserPreference('sessions:most', FEW);
  const all = Math.min(total, MOST);
  const options = [FEW, MORE].filter(most => most < all).concat(all);
  const most = options.find(option => option >= kept) ?? all;
  const { data, error, refetch } = useSessions(userId, most);
  const title = t('charts.sessions.title');
  const { unit, spans, undated } = byTime(data?.rows ?? []);
  const lasted = spans.reduce((sum, { seconds }) => sum + seconds, 0);
  const drawn = spans.flatMap(({ sessions }) => sessions);
  const longest = drawn.toSorted((a, b) => (lengthOf(b) ?? 0) - (lengthOf(a) ?? 0))[0];
  const [first, last] = [drawn[0], drawn.at(-1)];
  const note =
    first && last
      ? t(drawn.length === 1 ? 'charts.sessions.one' : 'charts.sessions.note', {
          from: dayOf(first.loginTime),
          to: dayOf(last.loginTime),
          time: hours(lasted),
          count: count(drawn.length),
        })
      : '';
  const said = ({ sessions, seconds }: Span) => {
    const open = sessions.filter(session => lengthOf(session) === undefined).length;
    const parts = [
      sessions.length
        ? t('charts.sessions.said', { smart_count: sessions.length, time: elapsed(seconds) })
        : t('charts.sessions.none'),
      open && t('charts.sessions.open', { smart_count: open }),
    ];
    return parts.filter(Boolean).join(', ');
  };
  const every = Math.max(1, Math.ceil(spans.length / 5));
  const columns = spans.map((span, index) => ({
    key: span.from,
    tick:
      index % every
        ? ''
        : unit === 'day' || unit === 'week'
          ? nameOf(unit, span.from).slice(0, 5)
          : nameOf(unit, span.from),
    parts: span.sessions.map(session => ({ _id: session._id, value: lengthOf(session) })),
    said: `${nameOf(unit, span.from)}: ${said(span)}`,
  }));
  const rows = spans
    .filter(({ sessions }) => sessions.length)
    .map((span): SpanRecord => ({ ...span, id: span.from }))
    .toReversed();
  const lines = gridLines(Math.max(0, ...spans.map(({ seconds }) => seconds)));
  const otherwise = [
    longest && lengthOf(longest) !== undefined
      ? t('charts.sessions.longest', { time: elapsed(lengthOf(longest)), day: dayOf(longest.loginTime) })
      : '',
    undated ? t('charts.sessions.undated', { smart_count: undated }) : '',
  ];
  return (
    <Picture
      name="sessions"
      title={title}
      note={note}
      awaited={!data && !error}
      tools={
        options.length > 1 ? (
          <HowMany
            label={t('charts.sessions.howMany')}
            chosen={most}
            choose={setKept}
            options={options.map(value => ({
              value,
              text: t(value === total ? 'ui.all' : 'charts.sessions.last', {
                count: count(value),
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
          lines={lines.map(value => ({ value, text: hours(value) }))}
          otherwise={otherwise.filter(Boolean).join(' ')}
        />
      }
      table={
        <PictureTable title={title} records={data && rows} expected={FEW}>
          <SmallTable.Col<SpanRecord>
            label={t(`charts.sessions.bucket.${unit}`)}
            render={({ from }) => nameOf(unit, from)}
            width={40}
          />
          <SmallTable.NumberCol<SpanRecord>
            label={t('charts.sessions.count')}
            render={({ sessions }) => count(sessions.length)}
            width={25}
          />
          <SmallTable.NumberCol<SpanRecord>
            label={t('charts.sessions.time')}
            render={({ seconds }) => elapsed(seconds)}
            width={35}
          />
        </PictureTable>
      }
    />
  );
}

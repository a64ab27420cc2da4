import { formatCount, formatTimeWithSeconds } from '../../../ui/formats.ts';
import { Time } from '../../../ui/Time.tsx';
import { useText } from '../../../ui/useText.ts';
import { axisTop, isPingOk, medianMs, toPingRuns, type Ping } from './pings.ts';
import styles from './proxy.module.css';

const [WIDTH, HEIGHT] = [1000, 100];
/** The minimum width of the time axis in milliseconds. */
const MIN_TIME_RANGE_MS = 60_000;

/** Charts the latencies since the page was opened. Times without OK are bands instead of a line at zero. */
export function LatencyChart({ pings, restarted }: { pings: Ping[]; restarted: number | undefined }) {
  const t = useText();
  const [first, last] = [pings[0], pings.at(-1)];
  const from = first?.at ?? 0;
  const to = Math.max(last?.at ?? 0, from + MIN_TIME_RANGE_MS);
  const maxMs = Math.max(0, ...pings.filter(isPingOk).map(({ ms }) => ms));
  const top = axisTop(maxMs);
  const median = medianMs(pings);
  const runs = toPingRuns(pings);
  const x = (at: number) => Math.round(((at - from) / (to - from)) * WIDTH * 10) / 10;
  const y = (ms: number) => HEIGHT - Math.round((ms / top) * HEIGHT * 10) / 10;
  const time = { from: formatTimeWithSeconds(from), to: formatTimeWithSeconds(last?.at ?? 0) };
  const renderTick = (at: number) => (
    <span>{last ? <Time seconds={at / 1000}>{formatTimeWithSeconds(at)}</Time> : null}</span>
  );
  const failedRuns = runs.filter(({ ok }) => !ok);
  const summary = [
    median === undefined
      ? t('proxy.chart.never', time)
      : t('proxy.chart.label', { ...time, usual: formatCount(median), most: formatCount(maxMs) }),
    ...(median === undefined
      ? []
      : failedRuns.map(run =>
          t('proxy.chart.notOk', {
            from: formatTimeWithSeconds(run.from),
            to: formatTimeWithSeconds(run.to),
          }),
        )),
  ].join(' ');
  return (
    <div className={styles.chart} aria-busy={!last}>
      <h3>
        {t('proxy.fields.latency')} <span>{t('proxy.chart.unit')}</span>
      </h3>
      <div className={styles.axis} aria-hidden="true">
        <span>{last ? formatCount(top) : ''}</span>
        <span>0</span>
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        {...(last ? { role: 'img', 'aria-label': summary } : { 'aria-hidden': true })}
      >
        {[0, 0.25, 0.5, 0.75, 1].map(part => (
          <path key={part} className={styles.grid} d={`M0 ${part * HEIGHT}H${WIDTH}`} />
        ))}
        {failedRuns.map(run => (
          <rect
            key={run.from}
            className={styles.band}
            x={x(run.from)}
            width={Math.max(x(run.to) - x(run.from), 4)}
            y={0}
            height={HEIGHT}
          />
        ))}
        {restarted && restarted >= from && restarted <= to ? (
          <path className={styles.restarted} d={`M${x(restarted)} 0V${HEIGHT}`} />
        ) : null}
        {runs
          .filter(({ ok }) => ok)
          .map(run => (
            // A line of length zero makes a single ping visible as a point.
            <path
              key={run.from}
              className={styles.line}
              d={`M${run.pings.map(({ at, ms }) => `${x(at)} ${y(ms)}`).join('L')}${run.pings.length === 1 ? 'h0' : ''}`}
            />
          ))}
      </svg>
      <div className={styles.times} aria-hidden="true">
        {renderTick(from)}
        {failedRuns.length ? <span className={styles.legend}>{t('proxy.notOk')}</span> : null}
        {restarted ? (
          <span className={styles.mark}>
            <Time seconds={restarted / 1000}>
              {t('proxy.chart.restarted', { time: formatTimeWithSeconds(restarted) })}
            </Time>
          </span>
        ) : null}
        {renderTick(to)}
      </div>
    </div>
  );
}

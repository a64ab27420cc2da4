import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import type { ReactNode } from 'react';
import { FailureMessage } from '../../../ui/failure/FailureMessage.tsx';
import {
  EMPTY,
  formatCount,
  formatEpochDate,
  formatOptional,
  formatTimeWithSeconds,
} from '../../../ui/formats.ts';
import { Time } from '../../../ui/Time.tsx';
import { useText } from '../../../ui/useText.ts';
import { isPingOk, toPingRuns, type Ping } from './pings.ts';
import styles from './proxy.module.css';

interface Props {
  pings: Ping[];
  /** The time of the restart while the console waits for an OK. */
  restarted: number | undefined;
}

/** Summarizes the pings in four numbers. */
export function ProxyFacts({ pings, restarted }: Props) {
  const t = useText();
  const last = pings.at(-1);
  const run = toPingRuns(pings).at(-1);
  const lastOk = pings.findLast(isPingOk);
  const ok = !!last && isPingOk(last);
  const since = restarted ?? run?.from ?? 0;
  const sinceText = t(restarted ? 'proxy.restartedAt' : 'proxy.since', {
    time: formatTimeWithSeconds(since),
  });
  return (
    <dl className={styles.facts} aria-busy={!last}>
      <ProxyFact
        label={t('proxy.fields.status')}
        awaited={!last}
        note={
          last?.error ? (
            <FailureMessage error={last.error} />
          ) : (
            <Time seconds={since / 1000}>{sinceText}</Time>
          )
        }
      >
        <span role="status" className={ok ? styles.ok : styles.notOk}>
          {ok ? <CheckIcon fontSize="small" /> : <ErrorIcon fontSize="small" />}
          {t(ok ? 'proxy.ok' : 'proxy.notOk')}
        </span>
      </ProxyFact>
      <ProxyFact label={t('proxy.fields.file')} awaited={!last}>
        {formatOptional(last?.reply?.['Configuration File'])}
      </ProxyFact>
      <ProxyFact
        label={t('proxy.fields.lastOk')}
        awaited={!last}
        note={lastOk ? <Time seconds={lastOk.at / 1000} format={formatEpochDate} /> : t('proxy.never')}
      >
        {lastOk ? <Time seconds={lastOk.at / 1000}>{formatTimeWithSeconds(lastOk.at)}</Time> : EMPTY}
      </ProxyFact>
      <ProxyFact label={t('proxy.fields.latency')} awaited={!last}>
        {ok ? t('proxy.ms', { ms: formatCount(last.ms) }) : EMPTY}
      </ProxyFact>
    </dl>
  );
}

function ProxyFact({
  label,
  awaited,
  note,
  children,
}: {
  label: string;
  awaited: boolean;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{awaited ? <span className="skeleton" style={{ width: 72 }} /> : children}</dd>
      {note === undefined ? null : (
        <dd className={styles.factNote}>
          {awaited ? <span className="skeleton" style={{ width: 104 }} /> : note}
        </dd>
      )}
    </div>
  );
}

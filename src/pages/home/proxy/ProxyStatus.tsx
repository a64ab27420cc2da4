import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import RestartIcon from '@mui/icons-material/RestartAltOutlined';
import { formatMinutes } from '../../../platform/errors.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { formatTimeWithSeconds } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { Time } from '../../../ui/Time.tsx';
import { useCountdown } from '../../../ui/useCountdown.ts';
import { useText } from '../../../ui/useText.ts';
import { LatencyChart } from './LatencyChart.tsx';
import styles from './proxy.module.css';
import { ProxyFacts } from './ProxyFacts.tsx';
import { RESTART_TIMEOUT_SECONDS, useProxy, WAITING_INTERVAL_SECONDS } from './useProxy.ts';

/** Shows how long the console has waited for an OK, with a button that stops waiting. */
function RestartProgress({ since, stop: stopWaiting }: { since: number; stop(): void }) {
  const t = useText();
  const used = RESTART_TIMEOUT_SECONDS - useCountdown(since + 1000 * RESTART_TIMEOUT_SECONDS);
  return (
    <div className={styles.waiting}>
      <span>{t('proxy.waiting')}</span>
      <progress max={RESTART_TIMEOUT_SECONDS} value={used} aria-label={t('proxy.waiting')} />
      <span className="numbers">
        {t('proxy.used', { used: formatMinutes(used), limit: formatMinutes(RESTART_TIMEOUT_SECONDS) })}
      </span>
      <TextButton small onClick={stopWaiting}>
        {t('bulk.stop')}
      </TextButton>
    </div>
  );
}

/** Shows whether the proxy server works, its latency, and a button that restarts it. */
export function ProxyStatus({ shown }: { shown: boolean }) {
  const t = useText();
  const askConfirmation = useConfirm();
  const { pings, isOk, next, pending, restart, restarted, isWaiting, isLate, stopWaiting } = useProxy(shown);
  const last = pings.at(-1);
  const ask = async () => {
    await askConfirmation({
      title: t('proxy.question'),
      text: (
        <div className="stack">
          <p>{t('proxy.consequence')}</p>
          <p className="secondary">
            {t('proxy.afterwards', {
              seconds: WAITING_INTERVAL_SECONDS,
              limit: RESTART_TIMEOUT_SECONDS / 60,
            })}
          </p>
        </div>
      ),
      confirmLabel: t('proxy.confirm'),
      danger: true,
      send: restart,
    });
  };
  return (
    <section className="panel" aria-labelledby="proxy-status">
      <div className={`panel-head ${styles.head}`}>
        <h2 id="proxy-status">{t('proxy.title')}</h2>
        {last ? <LastCheck at={last.at} next={next} /> : null}
        {isWaiting && restarted ? (
          <RestartProgress since={restarted} stop={stopWaiting} />
        ) : last && !isOk ? (
          <TextButton small variant="primary" className={styles.atEnd} pending={pending} onClick={ask}>
            <RestartIcon />
            {t('proxy.restart')}
          </TextButton>
        ) : null}
      </div>
      {isLate && restarted ? (
        <p className={`note err ${styles.late}`} role="alert">
          <ErrorIcon />
          <Time seconds={restarted / 1000}>
            {t('proxy.late', { time: formatTimeWithSeconds(restarted), limit: RESTART_TIMEOUT_SECONDS / 60 })}
          </Time>
        </p>
      ) : null}
      <ProxyFacts pings={pings} restarted={isWaiting ? restarted : undefined} />
      <LatencyChart pings={pings} restarted={restarted} />
    </section>
  );
}

/** Shows the time of the last ping and the seconds until the next one. */
function LastCheck({ at, next }: { at: number; next: number | undefined }) {
  const t = useText();
  const left = useCountdown(next);
  return (
    <span className={`secondary numbers ${styles.checked}`}>
      <Time seconds={at / 1000}>{t('proxy.checked', { time: formatTimeWithSeconds(at) })}</Time>,{' '}
      {left ? t('proxy.next', { seconds: left }) : t('proxy.checking')}
    </span>
  );
}

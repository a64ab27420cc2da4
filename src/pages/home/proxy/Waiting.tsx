import { minutes } from '../../../platform/errors.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useCountdown } from '../../../ui/useCountdown.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './proxy.module.css';
import { LIMIT } from './useProxy.ts';

/** How much of the time in which an OK is waited for has passed, and a way to wait no longer. */
export function Waiting({ since, stop }: { since: number; stop(): void }) {
  const t = useText();
  const used = LIMIT - useCountdown(since + 1000 * LIMIT);
  return (
    <div className={styles.waiting}>
      <span>{t('proxy.waiting')}</span>
      <progress max={LIMIT} value={used} aria-label={t('proxy.waiting')} />
      <span className="numbers">{t('proxy.used', { used: minutes(used), limit: minutes(LIMIT) })}</span>
      <TextButton small onClick={stop}>
        {t('bulk.stop')}
      </TextButton>
    </div>
  );
}

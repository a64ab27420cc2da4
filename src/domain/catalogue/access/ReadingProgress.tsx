import { count } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import type { Assigned } from './graph.ts';
import styles from './Reading.module.css';
import type { Reading } from './useReading.ts';

/** How much is read so far, and a way to stop it or to go on; nothing once all is there. */
export function ReadingProgress({ reading, assigned }: { reading: Reading; assigned: Assigned }) {
  const t = useText();
  const { isReading, isStopped, done, steps } = reading;
  if (!isReading && !isStopped) return <div className={styles.progress} />;
  const words = t('reach.read', {
    done: count(reading.readOf(assigned)),
    smart_count: assigned.size,
    total: count(assigned.size),
  });
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <span role="status">{isStopped ? t('reach.stopped', { words }) : words}</span>
        <TextButton small variant="quiet" onClick={isStopped ? reading.goOn : reading.stop}>
          {t(isStopped ? 'reach.goOn' : 'bulk.stop')}
        </TextButton>
      </div>
      <progress max={steps} value={done} aria-label={t('reach.progress')} />
    </div>
  );
}

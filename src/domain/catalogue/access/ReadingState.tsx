import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { FailureMessage } from '../../../ui/failure/FailureMessage.tsx';
import { useRetry } from '../../../ui/failure/useRetry.ts';
import { formatCount } from '../../../ui/formats.ts';
import { SkippedRows } from '../../../ui/SkippedRows.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import type { Assigned } from './graph.ts';
import styles from './Reading.module.css';
import type { AccessReading } from './useAccessReading.ts';

/** Shows how much is loaded, with a button that stops or resumes. It is empty when everything is loaded. */
export function ReadingProgress({ reading, assigned }: { reading: AccessReading; assigned: Assigned }) {
  const t = useText();
  const { isReading, isStopped, done, steps } = reading;
  if (!isReading && !isStopped) return <div className={styles.progress} />;
  const words = t('reach.read', {
    done: formatCount(reading.readOf(assigned)),
    smart_count: assigned.size,
    total: formatCount(assigned.size),
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

/** Names what could not be loaded and is therefore missing from the page. */
export function ReadingNotes({ reading: { missing, skippedCount } }: { reading: AccessReading }) {
  const t = useText();
  const again = useRetry();
  return (
    <>
      {missing.map(({ what, error }) => (
        <div key={what} className={`note err ${styles.missing}`} role="alert">
          <WarningAmberIcon />
          <p>
            <strong>{t(`reach.missing.${what}`)}</strong> <FailureMessage error={error} />
          </p>
          <TextButton small onClick={again}>
            <RefreshIcon />
            {t('failure.retry')}
          </TextButton>
        </div>
      ))}
      <SkippedRows count={skippedCount} />
    </>
  );
}

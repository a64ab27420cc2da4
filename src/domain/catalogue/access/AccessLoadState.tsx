import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { FailureMessage } from '../../../ui/failure/FailureMessage.tsx';
import { useRetry } from '../../../ui/failure/useRetry.ts';
import { formatCount } from '../../../ui/formats.ts';
import { SkippedRows } from '../../../ui/SkippedRows.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import type { RolesByApplication } from './accessGraph.ts';
import styles from './AccessLoadState.module.css';
import type { AccessData } from './useAccessData.ts';

/** Shows how much is loaded, with a button that stops or resumes. It is empty when everything is loaded. */
export function AccessLoadProgress({
  reading,
  assigned,
}: {
  reading: AccessData;
  assigned: RolesByApplication;
}) {
  const t = useText();
  const { isReading, isStopped, done, steps } = reading;
  if (!isReading && !isStopped) return <div className={styles.progress} />;
  const words = t('reach.read', {
    done: formatCount(reading.countLoaded(assigned)),
    smart_count: assigned.size,
    total: formatCount(assigned.size),
  });
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <span role="status">{isStopped ? t('reach.stopped', { words }) : words}</span>
        <TextButton small variant="quiet" onClick={isStopped ? reading.resume : reading.stop}>
          {t(isStopped ? 'reach.goOn' : 'bulk.stop')}
        </TextButton>
      </div>
      <progress max={steps} value={done} aria-label={t('reach.progress')} />
    </div>
  );
}

/** Names what could not be loaded and is therefore missing from the page. */
export function AccessLoadErrors({ reading: { failures, skippedCount } }: { reading: AccessData }) {
  const t = useText();
  const retry = useRetry();
  return (
    <>
      {failures.map(({ what, error }) => (
        <div key={what} className={`note err ${styles.missing}`} role="alert">
          <WarningAmberIcon />
          <p>
            <strong>{t(`reach.missing.${what}`)}</strong> <FailureMessage error={error} />
          </p>
          <TextButton small onClick={retry}>
            <RefreshIcon />
            {t('failure.retry')}
          </TextButton>
        </div>
      ))}
      <SkippedRows count={skippedCount} />
    </>
  );
}

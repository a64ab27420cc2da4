import { formatCount } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './import.module.css';
import type { useEmailChecks } from './useEmailChecks.ts';

/** The progress of the email checks. Failed checks can be repeated. */
export function EmailCheckState({ checks }: { checks: ReturnType<typeof useEmailChecks> }) {
  const t = useText();
  const isChecking = checks.done < checks.total;
  return (
    <>
      {isChecking ? (
        <div className={styles.progress}>
          <progress value={checks.done} max={checks.total} aria-label={t('userImport.steps.check')} />
          <span className="numbers secondary">
            {t('userImport.check.checking', {
              done: formatCount(checks.done),
              total: formatCount(checks.total),
            })}
          </span>
        </div>
      ) : null}
      {!isChecking && checks.failed.length ? (
        <div className="note warn" role="alert">
          <span>{t('userImport.check.checkFailed')}</span>
          <TextButton small onClick={() => void checks.check(checks.failed)}>
            {t('ui.checkAgain')}
          </TextButton>
        </div>
      ) : null}
    </>
  );
}

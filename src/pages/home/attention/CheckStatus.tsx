import StopIcon from '@mui/icons-material/StopOutlined';
import { FailureMessage } from '../../../ui/failure/FailureMessage.tsx';
import { formatCount } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './Checks.module.css';
import type { CheckRun } from './useCheckRun.ts';

interface Props {
  area: 'users' | 'services';
  run: Pick<CheckRun<unknown, unknown>, 'phase' | 'checked' | 'total' | 'failed' | 'left' | 'error'>;
  cancel(): void;
  resume(): unknown;
}

/** The progress of a check with Stop, then its result with a button for the remaining items. */
export function CheckStatus({ area, run, cancel, resume }: Props) {
  const t = useText();
  const { phase, checked, total, failed, left, error } = run;
  if (phase === 'none') return null;
  const isRunning = phase !== 'finished';
  const isListed = phase !== 'listing' && total > 0;
  const done = checked + failed.length + left.length;
  const values = { done: formatCount(done), total: formatCount(total) };
  const result = [
    t(`attention.checked.${area}`, { smart_count: checked, count: formatCount(checked) }),
    failed.length ? t('bulk.failed', { count: formatCount(failed.length) }) : '',
    left.length ? t('bulk.skipped', { count: formatCount(left.length) }) : '',
  ];
  const text =
    phase === 'listing'
      ? t(`attention.listing.${area}`)
      : isRunning
        ? t(`attention.checking.${area}`, values)
        : result.filter(Boolean).join(', ');
  const hasList = isRunning || isListed || error === undefined;
  return (
    <div className={styles.status}>
      {isRunning ? (
        <progress
          className={styles.progress}
          {...(isListed && { value: done, max: total })}
          aria-label={t(`attention.title.${area}`)}
        />
      ) : null}
      <p className="numbers secondary">{hasList ? text : null}</p>
      {isRunning ? (
        <TextButton small onClick={cancel}>
          <StopIcon />
          {t('bulk.stop')}
        </TextButton>
      ) : failed.length + left.length ? (
        <TextButton small onClick={() => void resume()}>
          {t('bulk.retry')}
        </TextButton>
      ) : null}
      {error !== undefined && !isRunning ? (
        <p className={styles.error} role="alert">
          <FailureMessage error={error} {...(!isListed && { text: `attention.failed.${area}` })} />
        </p>
      ) : null}
      <p role="status" className="visually-hidden">
        {isRunning || !hasList ? '' : text}
      </p>
    </div>
  );
}

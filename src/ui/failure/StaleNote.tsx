import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { TextButton } from '../TextButton.tsx';
import { useText, type TextKey } from '../useText.ts';
import { FailureMessage } from './FailureMessage.tsx';
import { useRetry } from './useRetry.ts';

interface Props {
  error: unknown;
  loadError: TextKey;
  /** Called in addition to repeating the failed reads of the screen. */
  retry?(): unknown;
}

/** Reports that the shown data is old because reading it again failed. */
export function StaleNote({ error, loadError, retry }: Props) {
  const t = useText();
  const retryAll = useRetry(retry);
  return (
    <p className="note err" role="alert">
      <WarningAmberIcon />
      <FailureMessage error={error} text={loadError} />
      <TextButton variant="link" onClick={retryAll}>
        {t('failure.retry')}
      </TextButton>
    </p>
  );
}

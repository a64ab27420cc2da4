import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { Button } from '../ui/Button.tsx';
import { useText, type TextKey } from '../ui/useText.ts';
import { Failure } from './Failure.tsx';
import { useRetry } from './useRetry.ts';

interface Props {
  error: unknown;
  loadError: TextKey;
  /** Besides the reads of the screen that failed. */
  retry?(): unknown;
}

/** What is shown is an earlier answer: asking again failed. */
export function StaleNote({ error, loadError, retry }: Props) {
  const t = useText();
  const again = useRetry(retry);
  return (
    <p className="note err" role="alert">
      <WarningAmberIcon />
      <Failure error={error} text={loadError} />
      <Button variant="link" onClick={again}>
        {t('failure.retry')}
      </Button>
    </p>
  );
}

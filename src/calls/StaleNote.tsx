import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { Button } from '../ui/Button.tsx';
import { useText, type TextKey } from '../ui/useText.ts';
import { Failure } from './Failure.tsx';

interface Props {
  error: unknown;
  loadError: TextKey;
  retry(): void;
}

/** What is shown is an earlier answer: asking again failed. */
export function StaleNote({ error, loadError, retry }: Props) {
  const t = useText();
  return (
    <p className="note err" role="alert">
      <WarningAmberIcon />
      <Failure error={error} text={loadError} />
      <Button variant="link" onClick={retry}>
        {t('failure.retry')}
      </Button>
    </p>
  );
}

import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useTranslate } from 'react-admin';
import { Button } from '../ui/Button.tsx';
import { failureText } from '../calls/useTellFailure.ts';
import { useText, type TextKey } from '../ui/useText.ts';

interface Props {
  error: unknown;
  loadError: TextKey;
  retry(): void;
}

/** The rows shown are an earlier answer: asking again failed. */
export function StaleNote({ error, loadError, retry }: Props) {
  const t = useText();
  const translate = useTranslate();
  return (
    <p className="note err" role="alert">
      <WarningAmberIcon />
      {failureText(translate, error, { text: loadError })}
      <Button variant="link" onClick={retry}>
        {t('failure.retry')}
      </Button>
    </p>
  );
}

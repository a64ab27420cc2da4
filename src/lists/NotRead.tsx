import { useTranslate } from 'react-admin';
import { Button } from '../ui/Button.tsx';
import { causeOf } from '../calls/useTellFailure.ts';
import { CallError } from '../platform/errors.ts';
import { State } from '../ui/State.tsx';
import { useText, type TextKey } from '../ui/useText.ts';

interface Props {
  error: unknown;
  loadError: TextKey;
  retry(): void;
}

/** A panel in place of rows that could not be read: why, and once more. */
export function NotRead({ error, loadError, retry }: Props) {
  const t = useText();
  const translate = useTranslate();
  return (
    <div className="panel">
      <State kind={error instanceof CallError && error.failure === 'offline' ? 'offline' : 'error'} title={t(loadError)} text={causeOf(translate, error)}>
        <Button onClick={retry}>
          {t('failure.retry')}
        </Button>
      </State>
    </div>
  );
}

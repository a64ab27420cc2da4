import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useEffect } from 'react';
import { useNotifyText } from '../../ui/failure/useNotifyText.ts';
import type { LoadFailureProps } from '../../ui/lazy/LoadBoundary.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './Layout.module.css';

/**
 * Replaces a component that failed to load. A floating component is closed instead, and loads again when it
 * is reopened.
 */
export const LoadFailure = ({ retry, onClose }: LoadFailureProps) =>
  onClose ? <CloseWithNotification onClose={onClose} /> : <RetryNote retry={retry} />;

function RetryNote({ retry }: { retry(): void }) {
  const t = useText();
  return (
    <p className={`note err ${styles.failure}`} role="alert">
      <WarningAmberIcon />
      <span>{t('failure.code')}</span>
      <TextButton variant="link" onClick={retry}>
        {t('failure.retry')}
      </TextButton>
    </p>
  );
}

function CloseWithNotification({ onClose }: { onClose(): void }) {
  const t = useText();
  const notifyText = useNotifyText();
  useEffect(() => {
    notifyText(t('failure.code'), 'error');
    onClose();
    // It notifies once, even if its props change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

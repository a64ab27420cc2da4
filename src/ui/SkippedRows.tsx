import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import styles from './State.module.css';
import { useText } from './useText.ts';

/**
 * Reports rows that were left out because they are not records of their kind. Renders nothing without such
 * rows.
 */
export function SkippedRows({ count }: { count: number }) {
  const t = useText();
  if (!count) return null;
  return (
    <p className={`note warn ${styles.odd}`} role="status">
      <WarningAmberIcon />
      {t('list.odd', { smart_count: count })}
    </p>
  );
}

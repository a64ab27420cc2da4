import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import styles from './State.module.css';
import { useText } from './useText.ts';

/** Says that rows of an answer were no records of their kind and are left out; draws nothing where there were none. */
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

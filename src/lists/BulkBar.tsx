import CloseIcon from '@mui/icons-material/CloseOutlined';
import { useEffect, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useText } from '../ui/useText.ts';
import styles from './BulkBar.module.css';
import type { Selection } from './useSelection.ts';

interface Props<T extends RaRecord> {
  label: string;
  selection: Selection<T>;
  children: ReactNode;
}

/** What can be done with the ticked rows; floats at the bottom, so that filters and heads stay in reach. Escape clears. */
export function BulkBar<T extends RaRecord>({ label, selection, children }: Props<T>) {
  const t = useText();
  const { records, clear } = selection;
  const any = records.length > 0;
  useEffect(() => {
    if (!any) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role=dialog],[role=menu]')) clear();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [any, clear]);
  if (!any) return null;
  return (
    <div className={styles.bar} role="toolbar" aria-label={label}>
      <span role="status">
        <b>{records.length.toLocaleString()}</b> {t('access.bulk.selected')}
      </span>
      {children}
      <button type="button" onClick={clear}>
        <CloseIcon />
        {t('access.bulk.clear')}
      </button>
    </div>
  );
}

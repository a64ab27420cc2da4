import CloseIcon from '@mui/icons-material/CloseOutlined';
import { useEffect, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { count } from '../ui/formats.ts';
import { useText } from '../ui/useText.ts';
import styles from './BulkBar.module.css';

interface Props {
  label: string;
  children: ReactNode;
}

/** What can be done with the ticked rows; floats at the bottom, so that filters and heads stay in reach. Escape clears. */
export function BulkBar({ label, children }: Props) {
  const t = useText();
  const { selectedIds, onUnselectItems } = useListContext();
  const any = selectedIds.length > 0;
  useEffect(() => {
    if (!any) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role=dialog],[role=menu]')) onUnselectItems();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [any, onUnselectItems]);
  if (!any) return null;
  return (
    <div className={styles.bar} data-floats role="toolbar" aria-label={label}>
      <span role="status">
        <b>{count(selectedIds.length)}</b> {t('bulk.selected')}
      </span>
      {children}
      <button type="button" onClick={() => onUnselectItems()}>
        <CloseIcon />
        {t('bulk.clear')}
      </button>
    </div>
  );
}

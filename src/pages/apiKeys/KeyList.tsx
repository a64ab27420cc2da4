import { useEffect, useRef } from 'react';
import { RecordsIterator } from '../../admin/index.ts';
import { useText } from '../../ui/useText.ts';
import styles from './apiKeys.module.css';
import { KeyRow } from './KeyRow.tsx';
import { useDeleteKey, type KeyRecord } from './useApiKeys.ts';

/** How many rows to reserve space for while loading. */
const SKELETON_ROWS = 2;

interface Props {
  /** Undefined until they are loaded. */
  keys: KeyRecord[] | undefined;
  freshId: string | undefined;
}

export function KeyList({ keys, freshId }: Props) {
  const t = useText();
  const remove = useDeleteKey();
  const list = useRef<HTMLUListElement>(null);
  // Takes the focus after the first key was created, because the button of the empty list is gone.
  useEffect(() => {
    if (freshId && document.activeElement === document.body) list.current?.focus();
  }, [freshId, keys]);
  if (!keys)
    return (
      <ul className="panel" aria-busy="true" aria-label={t('apiKeys.title')}>
        {Array.from({ length: SKELETON_ROWS }, (_, row) => (
          <li key={row} className={styles.row}>
            <span className={`skeleton ${styles.skeleton}`} />
          </li>
        ))}
      </ul>
    );
  return (
    <ul className="panel" ref={list} tabIndex={-1} aria-label={t('apiKeys.title')}>
      <RecordsIterator data={keys} total={keys.length}>
        <KeyRow freshId={freshId} remove={key => void remove(key)} />
      </RecordsIterator>
    </ul>
  );
}

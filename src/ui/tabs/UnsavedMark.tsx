import { useContext, useState } from 'react';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { createUnsavedScope, UnsavedContext, type Unsaved } from '../unsaved/unsaved.ts';
import { useText } from '../useText.ts';
import styles from './HashTabs.module.css';

/** Tracks the unsaved input of each tab. */
export function useUnsavedByTab(): (key: string) => Unsaved {
  const outer = useContext(UnsavedContext);
  const [all] = useState(() => new Map<string, Unsaved>());
  return key => {
    const own = all.get(key) ?? createUnsavedScope(outer);
    all.set(key, own);
    return own;
  };
}

/** Marks the name of a part with unsaved input. */
export function UnsavedMark({ unsaved }: { unsaved: Unsaved }) {
  const t = useText();
  const any = useStoreValue({ subscribe: unsaved.subscribe, get: unsaved.any });
  if (!any) return null;
  return (
    <>
      <span className={styles.unsaved} title={t('ui.unsaved.mark')} aria-hidden />
      <span className="visually-hidden">{t('ui.unsaved.mark')}</span>
    </>
  );
}

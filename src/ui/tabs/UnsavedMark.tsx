import { useSyncExternalStore } from 'react';
import type { Unsaved } from '../unsaved/unsaved.ts';
import { useText } from '../useText.ts';
import styles from './HashTabs.module.css';

/** The dot beside the name of what holds something unsaved. */
export function UnsavedMark({ unsaved }: { unsaved: Unsaved }) {
  const t = useText();
  const any = useSyncExternalStore(unsaved.subscribe, unsaved.any);
  if (!any) return null;
  return (
    <>
      <span className={styles.unsaved} title={t('ui.unsaved.mark')} aria-hidden />
      <span className="visually-hidden">{t('ui.unsaved.mark')}</span>
    </>
  );
}

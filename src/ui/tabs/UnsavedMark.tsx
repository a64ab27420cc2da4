import { useStoreValue } from '../../storage/useStoreValue.ts';
import type { Unsaved } from '../unsaved/unsaved.ts';
import { useText } from '../useText.ts';
import styles from './HashTabs.module.css';

/** The dot beside the name of what holds something unsaved. */
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

import { useText } from '../../../../ui/useText.ts';
import styles from './readiness.module.css';

/** Keeps the place of Readiness until its code is there. */
export function AwaitedReadiness() {
  const t = useText();
  return (
    <section className={`panel ${styles.awaited}`} aria-busy="true">
      <span className="visually-hidden">{t('ra.page.loading')}</span>
    </section>
  );
}

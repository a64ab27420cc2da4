import { useId, type ReactNode } from 'react';
import { useText } from '../../ui/useText.ts';
import styles from './Section.module.css';

type Name = 'identity' | 'edition' | 'texts' | 'database' | 'keys';

/** One part of what is known of an application: its heading beside it, above it on narrow screens. */
export function Section({ name, children }: { name: Name; children: ReactNode }) {
  const t = useText();
  const id = useId();
  const hint =
    name === 'texts'
      ? t('resources.applications.sections.textsHint')
      : name === 'keys'
        ? t('resources.applications.sections.keysHint')
        : undefined;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h3 id={id}>{t(`resources.applications.sections.${name}`)}</h3>
        {hint ? <p>{hint}</p> : null}
      </div>
      {children}
    </section>
  );
}

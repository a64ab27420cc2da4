import type { ReactNode } from 'react';
import { count } from '../../ui/formats.ts';
import styles from './select.module.css';

/** One part of a form, under its heading; `total` is how many it has. */
export function Part({ title, total, children }: { title: string; total?: number; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3>
        {title} {total === undefined ? null : <span className={styles.total}>{count(total)}</span>}
      </h3>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { EMPTY } from '../../ui/formats.ts';
import styles from './FactGrid.module.css';

export interface GridFact {
  label: string;
  /** If empty, a dash is shown. */
  value?: ReactNode;
  /** Whether the fact spans both columns. */
  full?: boolean;
}

/** Shows facts in two columns where they fit. `awaited` shows placeholders while the values load. */
export const FactGrid = ({ facts, awaited = false }: { facts: GridFact[]; awaited?: boolean }) => (
  <dl className={styles.facts} {...(awaited && { 'aria-busy': true })}>
    {facts.map(({ label, value, full }) => (
      <div key={label} className={full ? styles.full : undefined}>
        <dt>{label}</dt>
        <dd>{awaited ? <span className="skeleton" style={{ width: '60%' }} /> : value || EMPTY}</dd>
      </div>
    ))}
  </dl>
);

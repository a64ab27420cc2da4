import type { ReactNode } from 'react';
import { EMPTY } from '../../ui/formats.ts';
import styles from './FactGrid.module.css';

export interface GridFact {
  label: string;
  /** Where it is missing, that is shown. */
  value?: ReactNode;
  /** It takes the whole width. */
  full?: boolean;
}

/** What is known of an application, in two columns where there is room. `awaited`: its values are still to come. */
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

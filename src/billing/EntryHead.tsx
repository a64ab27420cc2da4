import type { ReactNode } from 'react';
import { NameText } from '../ui/Name.tsx';
import styles from './billing.module.css';
import type { NamedEntry } from './useEntries.ts';
import { PlanText, PriceText } from './words.tsx';

interface Props {
  entry: NamedEntry;
  /** What state it is in. */
  chips?: ReactNode;
  /** What can be done with it. */
  act: ReactNode;
}

/** What a subscription is to, what it costs, and what can be done with it. */
export const EntryHead = ({ entry, chips, act }: Props) => (
  <div className={styles.head}>
    <div className={styles.name}>
      <h3>
        <NameText name={entry.applicationName} />
      </h3>
      <p>
        <PlanText entry={entry} />
      </p>
    </div>
    {chips ? <div className={styles.chips}>{chips}</div> : null}
    <div className={styles.end}>
      <span className={styles.price}>
        <PriceText entry={entry} />
      </span>
      {act}
    </div>
  </div>
);

import type { Fact } from '../../ui/Facts.tsx';
import { EMPTY } from '../../ui/formats.ts';
import styles from './billing.module.css';

/** What is known of a subscription, beside each other where there is room. */
export const EntryFacts = ({ facts }: { facts: Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value || EMPTY}</dd>
      </div>
    ))}
  </dl>
);

import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import styles from './Facts.module.css';
import { EMPTY } from './formats.ts';

export interface LabelledFact {
  label: string;
  /** Where it is missing, that is shown. */
  value?: ReactNode;
  /** The text that its button copies. */
  copy?: string;
  /** What can be done about it. */
  act?: ReactNode;
}

/** What is known of a record: labels, values, and beside each what can be done with it. */
export const Facts = ({ facts }: { facts: LabelledFact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value, copy, act }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value || EMPTY}</dd>
        {copy !== undefined || act ? (
          <dd className={styles.act}>{copy === undefined ? act : <CopyButton text={copy} name={label} />}</dd>
        ) : null}
      </div>
    ))}
  </dl>
);

/** An identifier, whose signs stand below each other. */
export const MonospaceText = ({ text }: { text: string }) => <span className="mono">{text}</span>;

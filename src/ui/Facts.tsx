import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import styles from './Facts.module.css';
import { EMPTY } from './formats.ts';

export interface LabelledFact {
  label: string;
  /** If empty, a dash is shown. */
  value?: ReactNode;
  /** The text that the copy button copies. */
  copy?: string;
  /** A control at the end of the row. */
  act?: ReactNode;
}

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

/** Shows an identifier in a monospace font. */
export const MonospaceText = ({ text }: { text: string }) => <span className="mono">{text}</span>;

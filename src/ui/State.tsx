import type { ReactNode } from 'react';
import styles from './State.module.css';
import { AllowPrimaryButton } from './TextButton.tsx';

/** `empty`: a panel has no records yet. `rows`: a list shows no rows. `gone`: the record does not exist. */
export type StateKind = 'empty' | 'rows' | 'error' | 'gone' | 'refused' | 'offline';

const MAP = 'M4 12 26 4l22 8 20-8v40l-20 8-22-8-22 8Z';
const FOLDS = 'M26 4v40M48 12v40';

/** Draws an icon on a map. */
const onMap = (icon: ReactNode) => (
  <>
    <path d={MAP} opacity=".55" />
    {icon}
  </>
);

const illustrations: Record<StateKind, ReactNode> = {
  empty: (
    <>
      <path d={MAP} />
      <path d={FOLDS} opacity=".5" />
      <path d="M37 23v12M31 29h12" />
    </>
  ),
  rows: (
    <>
      <rect x="1" y="7" width="70" height="42" rx="4" />
      <path d="M1 19h70M1 34h70" opacity=".5" />
      <circle cx="11" cy="26.5" r="3" />
      <circle cx="11" cy="41.5" r="3" />
      <path d="M20 26.5h22M20 41.5h14M52 26.5h12M52 41.5h9" />
    </>
  ),
  error: onMap(<path d="M36 16 52 44H20ZM36 26v9M36 39.500v.500" />),
  gone: onMap(<path d="M28 26a8 8 0 1 0 16 0 8 8 0 1 0-16 0M42 32l8 8" />),
  refused: onMap(<path d="M26 26h20v16H26ZM30 26v-4a6 6 0 0 1 12 0v4" />),
  offline: onMap(<path d="M20 10 52 46M24 26c7-6 17-6 24 0M30 33c4-3 8-3 12 0" />),
};

/** The states that screen readers announce immediately. */
const ALERT_KINDS: readonly StateKind[] = ['error', 'gone', 'refused', 'offline'];

interface Props {
  kind: StateKind;
  title: string;
  text?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
  /** Actions, such as Retry. */
  children?: ReactNode;
}

/** Shown where a list, panel or page has no content: the reason, and what to do next. */
export function State({ kind, title, text, heading: Heading = 'h2', children }: Props) {
  return (
    <div
      className={`${styles.state} ${kind === 'error' ? styles.error : ''}`}
      role={ALERT_KINDS.includes(kind) ? 'alert' : undefined}
    >
      <svg className={styles.picture} viewBox="0 0 72 56" aria-hidden="true">
        {illustrations[kind]}
      </svg>
      <Heading>{title}</Heading>
      {text ? <p className="secondary">{text}</p> : null}
      {/* Creating a record is the primary action of the view. Retrying is not. */}
      {children ? (
        <AllowPrimaryButton value={kind === 'empty' || kind === 'rows'}>
          <div className={styles.actions}>{children}</div>
        </AllowPrimaryButton>
      ) : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import { MayFill } from './Button.tsx';
import styles from './State.module.css';

export type StateKind = 'empty' | 'error' | 'refused' | 'offline';

const signs: Record<StateKind, ReactNode> = {
  empty: <path d="M36 22v12M30 28h12" />,
  error: <path d="M36 16 52 44H20ZM36 26v9M36 39.500v.500" />,
  refused: <path d="M26 26h20v16H26ZM30 26v-4a6 6 0 0 1 12 0v4" />,
  offline: <path d="M20 10 52 46M24 26c7-6 17-6 24 0M30 33c4-3 8-3 12 0" />,
};

interface Props {
  kind: StateKind;
  title: string;
  text?: string | undefined;
  heading?: 'h1' | 'h2' | 'h3';
  /** What can be done about it. */
  children?: ReactNode;
}

/** What stands where a list, panel or page has nothing to show: why, and the way on. One geometry for all. */
export function State({ kind, title, text, heading: Heading = 'h2', children }: Props) {
  return (
    <div className={`${styles.state} ${kind === 'error' ? styles.error : ''}`} role={kind === 'error' || kind === 'offline' ? 'alert' : undefined}>
      <svg className={styles.picture} viewBox="0 0 72 56" aria-hidden="true">
        <path d="M4 12 26 4l22 8 20-8v40l-20 8-22-8-22 8Z" opacity=".55" />
        {signs[kind]}
      </svg>
      <Heading>{title}</Heading>
      {text ? <p className="secondary">{text}</p> : null}
      {/* What is missing is made by the view's one filled button; what failed is tried again by an outlined one. */}
      {children ? <MayFill value={kind === 'empty'}><div className={styles.actions}>{children}</div></MayFill> : null}
    </div>
  );
}

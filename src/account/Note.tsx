import type { ReactNode } from 'react';
import { AccountIcon, ALERT, CHECK, INFO, WARNING } from './icons.tsx';

const icons = { err: ALERT, warn: WARNING, wait: WARNING, ok: CHECK, info: INFO };

export function Note({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  return (
    <div
      className={`note ${kind === 'wait' ? 'warn' : kind}`}
      role={kind === 'err' || kind === 'warn' ? 'alert' : 'status'}
    >
      <AccountIcon d={icons[kind]} />
      <div>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { ALERT, CHECK, Icon, INFO, WARNING } from './icons.tsx';

const icons = { err: ALERT, warn: WARNING, wait: WARNING, ok: CHECK, info: INFO };

export function Note({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  return (
    <div
      className={`note ${kind === 'wait' ? 'warn' : kind}`}
      role={kind === 'err' || kind === 'warn' ? 'alert' : 'status'}
    >
      <Icon d={icons[kind]} />
      <div>{children}</div>
    </div>
  );
}

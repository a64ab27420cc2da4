import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon, WarningIcon } from './icons.tsx';

const icons = { err: AlertIcon, warn: WarningIcon, wait: WarningIcon, ok: CheckIcon, info: InfoIcon };

export function Note({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[kind];
  return (
    <div
      className={`note ${kind === 'wait' ? 'warn' : kind}`}
      role={kind === 'err' || kind === 'warn' ? 'alert' : 'status'}
    >
      <Icon />
      <div>{children}</div>
    </div>
  );
}

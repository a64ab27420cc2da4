import type { ReactNode } from 'react';
import { AccountIcon, ALERT, CHECK, INFO, WARNING } from './icons.tsx';

const looks = {
  error: { className: 'err', icon: ALERT },
  warning: { className: 'warn', icon: WARNING },
  success: { className: 'ok', icon: CHECK },
  info: { className: 'info', icon: INFO },
};

interface Props {
  severity: keyof typeof looks;
  /** By default errors and warnings are an alert, and the others a status. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

export function Note({ severity, role, children }: Props) {
  const { className, icon } = looks[severity];
  const isAlert = severity === 'error' || severity === 'warning';
  return (
    <div className={`note ${className}`} role={role ?? (isAlert ? 'alert' : 'status')}>
      <AccountIcon d={icon} />
      <div>{children}</div>
    </div>
  );
}

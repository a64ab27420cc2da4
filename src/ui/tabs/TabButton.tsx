import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { formatCount } from '../formats.ts';
import type { Unsaved } from '../unsaved/unsaved.ts';
import { UnsavedMark } from './UnsavedMark.tsx';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: ReactNode;
  count: ReactNode;
  icon?: ReactNode;
  mark?: ReactNode;
  unsaved: Unsaved;
}

export function TabButton({ label, count: total, icon, mark, unsaved, ...props }: Props) {
  return (
    <button {...props} type="button" role="tab">
      {icon}
      {label}
      {total === undefined ? null : <span>{typeof total === 'number' ? formatCount(total) : total}</span>}
      {mark}
      <UnsavedMark unsaved={unsaved} />
    </button>
  );
}

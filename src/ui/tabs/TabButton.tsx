import type { ButtonHTMLAttributes } from 'react';
import { count } from '../formats.ts';
import type { Unsaved } from '../unsaved/unsaved.ts';
import { UnsavedMark } from './UnsavedMark.tsx';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  count: number | undefined;
  unsaved: Unsaved;
}

/** A tab of a tab list: its name, how many it has, and whether something in it is unsaved. */
export function TabButton({ label, count: total, unsaved, ...props }: Props) {
  return (
    <button {...props} type="button" role="tab">
      {label}
      {total === undefined ? null : <span>{count(total)}</span>}
      <UnsavedMark unsaved={unsaved} />
    </button>
  );
}

import { useEffect, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { useText } from '../ui/useText.ts';
import type { Selection } from './useSelection.ts';

/** Ticks every row of the page, or takes all their ticks; a dash where only some are ticked. */
export function SelectAll<T extends RaRecord>({ rows, selection }: { rows: T[]; selection: Selection<T> }) {
  const t = useText();
  const box = useRef<HTMLInputElement>(null);
  const ticked = rows.filter(({ id }) => selection.has(id)).length;
  const all = rows.length > 0 && ticked === rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = ticked > 0 && !all;
  }, [ticked, all]);
  return (
    <input
      ref={box}
      type="checkbox"
      className="checkbox"
      checked={all}
      disabled={!rows.length}
      onChange={() => selection.toggleAll(rows)}
      aria-label={t('access.bulk.selectPage')}
    />
  );
}

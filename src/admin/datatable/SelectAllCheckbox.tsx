import { useEffect, useMemo, useRef } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useText } from '../../ui/useText.ts';

/** Ticks every row of the page that can be selected, or takes all their ticks; a dash where only some are ticked. */
export function SelectAllCheckbox({
  isRowSelectable,
}: {
  isRowSelectable?: ((row: RaRecord) => boolean) | undefined;
}) {
  const t = useText();
  const { data = [], selectedIds, onSelect } = useListContext();
  const box = useRef<HTMLInputElement>(null);
  const ticked = useMemo(() => new Set(selectedIds), [selectedIds]);
  const ids = data.filter(row => isRowSelectable?.(row) ?? true).map(({ id }) => id);
  const unticked = ids.filter(id => !ticked.has(id));
  const all = ids.length > 0 && !unticked.length;
  const some = unticked.length < ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !all;
  }, [some, all]);
  return (
    <input
      ref={box}
      type="checkbox"
      className="checkbox"
      checked={all}
      disabled={!ids.length}
      onChange={() =>
        onSelect(all ? selectedIds.filter(id => !ids.includes(id)) : [...selectedIds, ...unticked])
      }
      aria-label={t('bulk.selectPage')}
    />
  );
}

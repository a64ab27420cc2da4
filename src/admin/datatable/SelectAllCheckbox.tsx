import { useEffect, useMemo, useRef } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useText } from '../../ui/useText.ts';

/**
 * Selects every selectable row of the page, or deselects all of them. The checkbox is indeterminate if only
 * some are selected.
 */
export function SelectAllCheckbox({
  isRowSelectable,
}: {
  isRowSelectable?: ((row: RaRecord) => boolean) | undefined;
}) {
  const t = useText();
  const { data = [], selectedIds, onSelect } = useListContext();
  const checkboxRef = useRef<HTMLInputElement>(null);
  const selected = useMemo(() => new Set(selectedIds), [selectedIds]);
  const ids = data.filter(row => isRowSelectable?.(row) ?? true).map(({ id }) => id);
  const unselectedIds = ids.filter(id => !selected.has(id));
  const areAllSelected = ids.length > 0 && !unselectedIds.length;
  const isAnySelected = unselectedIds.length < ids.length;
  useEffect(() => {
    if (checkboxRef.current) checkboxRef.current.indeterminate = isAnySelected && !areAllSelected;
  }, [isAnySelected, areAllSelected]);
  return (
    <input
      ref={checkboxRef}
      type="checkbox"
      className="checkbox"
      checked={areAllSelected}
      disabled={!ids.length}
      onChange={() =>
        onSelect(
          areAllSelected ? selectedIds.filter(id => !ids.includes(id)) : [...selectedIds, ...unselectedIds],
        )
      }
      aria-label={t('bulk.selectPage')}
    />
  );
}

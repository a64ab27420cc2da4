import { useIsNarrow } from '../../ui/useMedia.ts';
import { useListAddressContext } from '../list/useListAddress.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { RowHeightButton } from './RowHeightButton.tsx';

/** The settings of the table, while the list shows it. */
export function TableTools() {
  const isNarrow = useIsNarrow();
  const view = useListAddressContext()?.params.view ?? 'table';
  if (view !== 'table' || isNarrow) return null;
  return (
    <>
      <ColumnsButton />
      <RowHeightButton />
    </>
  );
}

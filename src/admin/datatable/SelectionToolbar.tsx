import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

const BulkActionsToolbar = lazyComponent(() => import('../bulk/BulkActionsToolbar.tsx'));

interface Props {
  bulkActionButtons: ReactNode;
  bulkActionsToolbar: ReactNode;
}

/** The bulk actions of a list. Their code loads when a row is selected. */
export function SelectionToolbar({ bulkActionButtons, bulkActionsToolbar }: Props) {
  const { selectedIds } = useListContext();
  if (!selectedIds.length) return null;
  return bulkActionsToolbar ?? <BulkActionsToolbar>{bulkActionButtons}</BulkActionsToolbar>;
}

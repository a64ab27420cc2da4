import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import type { RowDeleteProps } from '../edit/RowDelete.tsx';
import { RowActionsMenu, type RowActionsMenuProps } from './RowActionsMenu.tsx';
import type { RowDefinition } from './RowDefinition.ts';

export const RowDelete = lazyComponent(() => import('../edit/RowDelete.tsx'));

interface Props {
  definition: RowDefinition;
  /** See `RowActionsMenu`. */
  isBesideButtons?: boolean;
  menu: Omit<RowActionsMenuProps, 'definition' | 'isBesideButtons'> | undefined;
  deletion: RowDeleteProps | undefined;
}

/** The action menu and the deletion of a row, rendered once for all rows of a list. */
export const RowPopups = ({ definition, isBesideButtons = false, menu, deletion }: Props) => (
  <>
    {menu ? <RowActionsMenu definition={definition} isBesideButtons={isBesideButtons} {...menu} /> : null}
    {deletion ? <RowDelete key={deletion.record.id} {...deletion} /> : null}
  </>
);

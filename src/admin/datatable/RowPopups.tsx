import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import type { RowDeleteProps } from '../edit/RowDelete.tsx';
import { RowActionsMenu, type RowActionsMenuProps } from './RowActionsMenu.tsx';
import type { RowDefinition } from './RowDefinition.ts';

export const RowDelete = lazyComponent(() => import('../edit/RowDelete.tsx'));

interface Props {
  definition: RowDefinition;
  menu: Omit<RowActionsMenuProps, 'definition'> | undefined;
  deletion: RowDeleteProps | undefined;
}

/** What a row's buttons open, once for all rows of a list: its action menu and the deletion. */
export const RowPopups = ({ definition, menu, deletion }: Props) => (
  <>
    {menu ? <RowActionsMenu definition={definition} {...menu} /> : null}
    {deletion ? <RowDelete key={deletion.record.id} {...deletion} /> : null}
  </>
);

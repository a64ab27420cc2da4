import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import CloneIcon from '@mui/icons-material/LibraryAddOutlined';
import type { RaRecord } from 'react-admin';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';
import { actionsOf } from './rowActions.tsx';
import type { RowShape } from './RowShape.ts';

export const PopMenu = lazyComponent(() => import('../../ui/menu/PopMenu.tsx'));

const entries = {
  edit: { label: 'ui.edit', icon: <EditIcon /> },
  clone: { label: 'ui.clone', icon: <CloneIcon /> },
  delete: { label: 'ui.delete', icon: <DeleteIcon /> },
} as const;

interface Props {
  shape: RowShape;
  record: RaRecord;
  button: HTMLElement;
  run(action: string, record: RaRecord): void;
  close(): void;
}

/** What can be done with the row whose button was pressed: one menu for all rows. */
export function RowsMenu({ shape, record, button, run, close }: Props) {
  const t = useText();
  return (
    <PopMenu
      anchor={button}
      label={shape.labelOf('menu', shape.nameOf(record))}
      close={close}
      entries={actionsOf(record, shape).map(({ action }) => ({
        key: action,
        label: t(entries[action].label),
        icon: entries[action].icon,
        danger: action === 'delete',
        choose: () => run(action, record),
      }))}
    />
  );
}

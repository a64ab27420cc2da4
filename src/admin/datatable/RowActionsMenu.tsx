import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import CloneIcon from '@mui/icons-material/LibraryAddOutlined';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';
import type { RowDefinition } from './RowDefinition.ts';

export const PopMenu = lazyComponent(() => import('../../ui/menu/PopMenu.tsx'));

const entries = {
  edit: { label: 'ui.edit', icon: <EditIcon /> },
  clone: { label: 'ui.clone', icon: <CloneIcon /> },
  delete: { label: 'ui.delete', icon: <DeleteIcon /> },
} as const;

export interface RowActionsMenuProps {
  definition: RowDefinition;
  record: RaRecord;
  button: HTMLElement;
  /** Whether the row shows its links and buttons beside the menu, which then has only the other links. */
  isBesideButtons: boolean;
  runAction(action: string, record: RaRecord): void;
  onClose(): void;
}

/** The action menu of a row. The list renders one menu for all rows, at the button that opened it. */
export function RowActionsMenu({
  definition,
  record,
  button,
  isBesideButtons,
  runAction,
  onClose,
}: RowActionsMenuProps) {
  const t = useText();
  const navigate = useNavigate();
  const links = definition.getLinks(record).filter(({ inMenu }) => inMenu || !isBesideButtons);
  const actions = isBesideButtons ? [] : definition.getActions(record);
  return (
    <PopMenu
      anchor={button}
      label={definition.getLabel('menu', definition.getName(record))}
      onClose={onClose}
      entries={[
        ...links.map(({ path, text, icon }) => ({
          key: path,
          label: text,
          icon,
          choose: () => void navigate(path),
        })),
        ...actions.map(({ action }) => ({
          key: action,
          label: t(entries[action].label),
          icon: entries[action].icon,
          danger: action === 'delete',
          choose: () => runAction(action, record),
        })),
      ]}
    />
  );
}

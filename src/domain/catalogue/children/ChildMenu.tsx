import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import LinkOffIcon from '@mui/icons-material/LinkOffOutlined';
import { useMemo, useState } from 'react';
import { useRecordContext } from '../../../admin/index.ts';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../../ui/useText.ts';
import type { ChildRowRecord } from './ChildRow.tsx';
import type { ChildActions } from './useChildRowEvents.ts';

const PopMenu = lazyComponent(() => import('../../../ui/menu/PopMenu.tsx'));

/** Provides one menu for all rows. Narrow screens show it instead of the buttons. */
export function useChildMenu(rowActions: ChildActions) {
  const [openMenu, setOpenMenu] = useState<{ id: string; button: HTMLElement }>();
  const actions = useMemo<ChildActions>(
    () => ({
      ...rowActions,
      menu: (id, button) => setOpenMenu({ id, button }),
      preload: [PopMenu.preload, ...rowActions.preload],
    }),
    [rowActions],
  );
  return { actions, openMenu, close: () => setOpenMenu(undefined) };
}

interface Props {
  actions: ChildActions;
  /** The button that opened the menu. */
  button: HTMLElement;
  onClose(): void;
}

export function ChildMenu({ actions, button, onClose }: Props) {
  const t = useText();
  const { id, text, isMovable, position, isLast } = useRecordContext<ChildRowRecord>()!;
  const name = { name: text };
  return (
    <PopMenu
      anchor={button}
      label={t('list.actionsOf', name)}
      onClose={onClose}
      entries={[
        ...(isMovable && position > 1
          ? [
              {
                key: 'up',
                label: t('children.order.up', name),
                icon: <ArrowUpwardIcon />,
                choose: () => actions.up?.(id),
              },
            ]
          : []),
        ...(isMovable && !isLast
          ? [
              {
                key: 'down',
                label: t('children.order.down', name),
                icon: <ArrowDownwardIcon />,
                choose: () => actions.down?.(id),
              },
            ]
          : []),
        { key: 'edit', label: t('ui.edit'), icon: <EditIcon />, choose: () => actions.edit?.(id) },
        {
          key: 'unlink',
          label: t('ui.removeName', name),
          icon: <LinkOffIcon />,
          danger: true,
          choose: () => actions.unlink?.(id),
        },
      ]}
    />
  );
}

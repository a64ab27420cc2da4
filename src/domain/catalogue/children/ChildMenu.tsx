import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import LinkOffIcon from '@mui/icons-material/LinkOffOutlined';
import { useMemo, useState } from 'react';
import { useRecordContext } from '../../../admin/index.ts';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../../ui/useText.ts';
import type { ShownChild } from './ChildRow.tsx';
import type { ChildActs } from './useChildClicks.ts';

const PopMenu = lazyComponent(() => import('../../../ui/menu/PopMenu.tsx'));

/** Provides one menu for all rows. Narrow screens show it instead of the buttons. */
export function useChildMenu(rowActs: ChildActs) {
  const [opened, setOpened] = useState<{ id: string; button: HTMLElement }>();
  const acts = useMemo<ChildActs>(
    () => ({
      ...rowActs,
      menu: (id, button) => setOpened({ id, button }),
      preload: [PopMenu.preload, ...rowActs.preload],
    }),
    [rowActs],
  );
  return { acts, opened, close: () => setOpened(undefined) };
}

interface Props {
  acts: ChildActs;
  /** The button that opened the menu. */
  button: HTMLElement;
  onClose(): void;
}

export function ChildMenu({ acts, button, onClose }: Props) {
  const t = useText();
  const { id, text, movable, position, isLast } = useRecordContext<ShownChild>()!;
  const name = { name: text };
  return (
    <PopMenu
      anchor={button}
      label={t('list.actionsOf', name)}
      onClose={onClose}
      entries={[
        ...(movable && position > 1
          ? [
              {
                key: 'up',
                label: t('children.order.up', name),
                icon: <ArrowUpwardIcon />,
                choose: () => acts.up?.(id),
              },
            ]
          : []),
        ...(movable && !isLast
          ? [
              {
                key: 'down',
                label: t('children.order.down', name),
                icon: <ArrowDownwardIcon />,
                choose: () => acts.down?.(id),
              },
            ]
          : []),
        { key: 'edit', label: t('ui.edit'), icon: <EditIcon />, choose: () => acts.edit?.(id) },
        {
          key: 'unlink',
          label: t('ui.removeName', name),
          icon: <LinkOffIcon />,
          danger: true,
          choose: () => acts.unlink?.(id),
        },
      ]}
    />
  );
}

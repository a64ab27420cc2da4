import ArrowForwardIcon from '@mui/icons-material/ArrowForwardOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import CloneIcon from '@mui/icons-material/LibraryAddOutlined';
import { useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { lazyComponent } from '../ui/lazy/lazyComponent.tsx';
import { useText } from '../ui/useText.ts';
import type { DrawnShape } from './drawing.ts';
import type { RowActs } from './useRowClicks.ts';

const PopMenu = lazyComponent(() => import('../ui/menu/PopMenu.tsx'));

interface Opened {
  id: string;
  button: HTMLElement;
}

/** One menu for all rows of a list, opened by the one button that each row has. */
export function useRowMenu(of: RowActs) {
  const [opened, setOpened] = useState<Opened>();
  const acts = useMemo<RowActs>(
    () => ({
      ...of,
      menu: (id, button) => setOpened({ id, button }),
      preload: [PopMenu.preload, ...(of.preload ?? [])],
    }),
    [of],
  );
  return { acts, opened, close: () => setOpened(undefined) };
}

interface Props extends ReturnType<typeof useRowMenu> {
  rows: RaRecord[] | undefined;
  shape: DrawnShape;
  /** All that can be done stands here; else what has no button of its own. */
  whole: boolean;
}

/** What can be done with the row whose button was pressed. */
export function RowMenu({ acts, opened, close, rows, shape, whole }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const record = opened && rows?.find(({ id }) => id === opened.id);
  if (!record) return null;
  const { id, button } = opened;
  const leads = whole && shape.leads?.(record);
  const ways = [
    ...(leads ? [{ ...leads, icon: <ArrowForwardIcon /> }] : []),
    ...(shape.ways?.(record) ?? []),
  ].map(({ href, text, icon }) => ({ key: href, label: text, icon, choose: () => void navigate(href) }));
  const own = [
    ...(shape.canEdit?.(record)
      ? [{ key: 'edit', label: t('ui.edit'), icon: <EditIcon />, choose: () => acts.edit?.(id) }]
      : []),
    ...(shape.canClone?.(record)
      ? [{ key: 'clone', label: t('ui.clone'), icon: <CloneIcon />, choose: () => acts.clone?.(id) }]
      : []),
    ...(shape.canDelete?.(record)
      ? [
          {
            key: 'delete',
            label: t('ui.delete'),
            icon: <DeleteIcon />,
            danger: true,
            choose: () => acts.delete?.(id),
          },
        ]
      : []),
  ];
  return (
    <PopMenu
      anchor={button}
      label={shape.texts.menu(shape.nameOf(record))}
      close={close}
      entries={[...ways, ...(whole ? own : [])]}
    />
  );
}

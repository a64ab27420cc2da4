import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import type { ReactNode } from 'react';
import { useSimpleFormIteratorItem } from 'react-admin';
import { IconAction } from '../../ui/IconAction.tsx';
import { useText } from '../../ui/useText.ts';

interface Props {
  name: string;
  announce(text: string): void;
  focusItem(index: number, selector: string): void;
  /** Replaces the buttons. Null removes them. */
  reOrderButtons?: ReactNode;
  removeButton?: ReactNode;
}

/** Moves and removes an item of an array, and announces its new position. */
export function ItemButtons({ name, announce, focusItem, reOrderButtons, removeButton }: Props) {
  const t = useText();
  const { index, total, reOrder, remove } = useSimpleFormIteratorItem();
  const textArgs = { name, position: index + 1, total };
  const move = (to: number, direction: 'up' | 'down') => {
    reOrder(to);
    announce(t('ui.list.moved', { name, position: to + 1, total }));
    focusItem(to, `[data-move=${direction}]:not(:disabled)`);
  };
  return (
    <div className="row">
      {reOrderButtons === undefined ? (
        <>
          <IconAction
            small
            data-move="up"
            label={t('ui.list.up', textArgs)}
            disabled={index === 0}
            onClick={() => move(index - 1, 'up')}
          >
            <ArrowUpwardIcon fontSize="small" />
          </IconAction>
          <IconAction
            small
            data-move="down"
            label={t('ui.list.down', textArgs)}
            disabled={index === total - 1}
            onClick={() => move(index + 1, 'down')}
          >
            <ArrowDownwardIcon fontSize="small" />
          </IconAction>
        </>
      ) : (
        reOrderButtons
      )}
      {removeButton === undefined ? (
        <IconAction
          small
          danger
          label={t('ui.list.remove', textArgs)}
          onClick={() => {
            remove();
            announce(t('ui.list.removed', textArgs));
            focusItem(Math.min(index, total - 2), 'button.danger');
          }}
        >
          <DeleteIcon fontSize="small" />
        </IconAction>
      ) : (
        removeButton
      )}
    </div>
  );
}

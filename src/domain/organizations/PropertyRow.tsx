import type { DraggableProvided } from '@hello-pangea/dnd';
import '../../ui/actionIcons.css';
import '../../ui/sorting/sorting.css';
import { IconAction } from '../../ui/IconAction.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './PropertyList.module.css';

export interface PropertyActions {
  /** Moves a value to the index `to` and announces it. */
  move(name: string, to: number, by?: 'up' | 'down'): void;
  rename(name: string): void;
  remove(name: string): void;
}

interface Props extends PropertyActions {
  name: string;
  at: number;
  total: number;
  /** A text that counts the organizations with this value. */
  uses: string;
  drag?: DraggableProvided;
  isDragged?: boolean;
}

export function PropertyRow({ name, at, total, uses, drag, isDragged, move, rename, remove }: Props) {
  const t = useText();
  const what = { name, position: at + 1, total };
  return (
    <li ref={drag?.innerRef} {...drag?.draggableProps} className={isDragged ? styles.dragged : ''}>
      {drag ? (
        <IconAction
          small
          className={styles.grip}
          data-act="drag"
          label={t('children.order.drag', { name })}
          {...drag.dragHandleProps}
        />
      ) : (
        <i className={styles.grip} />
      )}
      <span>{name}</span>
      <span className={styles.uses}>{uses}</span>
      <IconAction
        small
        data-act="up"
        data-id={name}
        label={t('ui.list.up', what)}
        disabled={at === 0}
        onClick={() => move(name, at - 1, 'up')}
      />
      <IconAction
        small
        data-act="down"
        data-id={name}
        label={t('ui.list.down', what)}
        disabled={at === total - 1}
        onClick={() => move(name, at + 1, 'down')}
      />
      <IconAction
        small
        data-act="edit"
        label={t('resources.applications.properties.rename', { name })}
        onClick={() => rename(name)}
      />
      <IconAction
        small
        danger
        data-act="delete"
        label={t('resources.applications.properties.remove', { name })}
        disabled={total === 1}
        onClick={() => remove(name)}
      />
    </li>
  );
}

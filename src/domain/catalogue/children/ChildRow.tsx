import type { DraggableProvided } from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import { useRecordContext } from '../../../admin/index.ts';
import '../../../ui/actionIcons.css';
import '../../../ui/sorting/sorting.css';
import { withBase } from '../../../ui/base.ts';
import { IconAction } from '../../../ui/IconAction.tsx';
import { NameText, type Name } from '../../../ui/Name.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './children.module.css';

/** The content of a row as texts and numbers, so that only changed rows render again. */
export interface ChildRowRecord {
  id: string;
  text: string;
  as: Name['as'] | undefined;
  href: string;
  help: string;
  /** A text that counts the records it contains. */
  toolCountText: string;
  /** Texts about the other records that contain it: a short one, and their names. */
  otherParentsText: string;
  otherParentNames: string;
  /** Starts at 1. */
  position: number;
  isLast: boolean;
  /** Whether its new position is being saved. */
  isSaving: boolean;
  /** Whether the order can be changed. */
  isMovable: boolean;
  /** Whether a menu replaces the buttons. */
  isNarrow: boolean;
}

interface Drag {
  drag: DraggableProvided;
  isDragged: boolean;
}

export function ChildRow({ drag, isDragged = false }: Partial<Drag>) {
  const {
    id,
    text,
    as,
    href,
    help,
    toolCountText,
    otherParentsText,
    otherParentNames,
    position,
    isLast,
    isSaving,
    isMovable,
    isNarrow,
  } = useRecordContext<ChildRowRecord>()!;
  const t = useText();
  const name = { name: text };
  const renderButton = (action: string, label: string, rest: object = {}): ReactNode => (
    <IconAction small data-act={action} data-id={id} label={label} {...rest} />
  );
  return (
    <li
      ref={drag?.innerRef}
      {...drag?.draggableProps}
      className={`${styles.row} ${isSaving ? styles.moved : ''} ${isDragged ? styles.dragged : ''}`}
    >
      {isMovable && drag ? (
        <IconAction
          small
          className={styles.grip}
          data-act="drag"
          data-id={id}
          label={t('children.order.drag', name)}
          {...drag.dragHandleProps}
        />
      ) : (
        <span />
      )}
      <span className={styles.at}>{position}</span>
      <span className={styles.name}>
        <a href={withBase(href)}>
          <NameText name={{ text, ...(as && { as }) }} />
        </a>
        {help ? <span className={styles.help}>{help}</span> : null}
      </span>
      <span className={styles.holds}>{toolCountText}</span>
      <span className={styles.also} title={otherParentNames || undefined}>
        {isSaving ? t('children.order.saving') : otherParentsText}
      </span>
      <span className={styles.acts}>
        {as === 'awaited' ? null : isNarrow ? (
          renderButton('menu', t('list.actionsOf', name), { 'aria-haspopup': 'menu' })
        ) : (
          <>
            {isMovable
              ? renderButton('up', t('children.order.up', name), { disabled: position === 1 })
              : null}
            {isMovable ? renderButton('down', t('children.order.down', name), { disabled: isLast }) : null}
            {renderButton('edit', t('ui.editName', name))}
            {renderButton('unlink', t('ui.removeName', name), { danger: true })}
          </>
        )}
      </span>
    </li>
  );
}

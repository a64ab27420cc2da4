import { Draggable, type DraggableProvided } from '@hello-pangea/dnd';
import { memo, type ComponentType, type ReactNode } from 'react';
import '../../ui/actionIcons.css';
import '../../ui/sorting/sorting.css';
import { IconAction } from '../../ui/IconAction.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { entryPathProps } from '../json/fieldPaths.ts';
import { pathText, type Path } from '../json/path.ts';
import type { Severity } from '../text/problem.ts';
import styles from './select.module.css';
import { SeverityIcon } from './SeverityIcon.tsx';

/** The content of a row as texts and numbers, so that only changed rows render again. */
export interface RowData {
  key: string;
  /** The name of the entry. */
  name: string;
  /** Additional text that the search looks in. */
  also?: string;
}

export interface RowActions {
  /** Moves the entry at `from` to the index `to`. */
  move(from: number, to: number): void;
  remove(at: number): void;
  /** Expands an entry, or collapses the expanded one. */
  open(key: string | undefined): void;
}

interface LineProps {
  row: RowData;
  path: Path;
  at: number;
  /** Its index among the rendered rows. */
  index: number;
  isLast: boolean;
  Summary: ComponentType<{ row: RowData; at: number }>;
  acts: RowActions;
  readOnly: boolean;
  isOpen: boolean;
  /** Whether the row cannot be dragged. */
  isFixed: boolean;
  found: Severity | undefined;
  below: ReactNode;
  children: ReactNode;
}

const sameRow = (one: RowData, other: RowData) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => Object.is(value, other[name as keyof RowData]));

/**
 * An expanded row always renders again, because its form depends on more than its props. Others do only if
 * their content changes.
 */
const isSame = (one: LineProps, other: LineProps) =>
  !one.isOpen &&
  !other.isOpen &&
  !one.below &&
  !other.below &&
  one.at === other.at &&
  pathText(one.path) === pathText(other.path) &&
  one.index === other.index &&
  one.isLast === other.isLast &&
  one.Summary === other.Summary &&
  one.acts === other.acts &&
  one.readOnly === other.readOnly &&
  one.isFixed === other.isFixed &&
  one.found === other.found &&
  sameRow(one.row, other.row);

export const SortedRow = memo(function SortedRow(props: LineProps) {
  return (
    <Draggable
      draggableId={props.row.key}
      index={props.index}
      isDragDisabled={props.isFixed}
      disableInteractiveElementBlocking
    >
      {(drag, { isDragging }) => <Line {...props} drag={drag} isDragged={isDragging} />}
    </Draggable>
  );
}, isSame);

function Line({
  row,
  path,
  at,
  isLast,
  Summary,
  acts,
  readOnly,
  isOpen,
  found,
  below,
  children,
  drag,
  isDragged,
}: LineProps & { drag: DraggableProvided; isDragged: boolean }) {
  const t = useText();
  const { key, name: own } = row;
  const name = own || t('editors.unnamed');
  return (
    <li
      ref={drag.innerRef}
      {...drag.draggableProps}
      {...entryPathProps(path)}
      className={`${styles.item} ${isDragged ? styles.dragged : ''} ${isOpen ? styles.open : ''} ${below ? styles.whole : ''}`}
    >
      <div className={styles.line}>
        {readOnly ? (
          <span />
        ) : (
          <IconAction
            small
            className={styles.grip!}
            data-act="drag"
            data-id={key}
            label={t('children.order.drag', { name })}
            {...drag.dragHandleProps}
          />
        )}
        <Summary row={row} at={at} />
        <SeverityIcon found={found} />
        <IconAction
          small
          className={styles.toggle!}
          data-act="open"
          data-id={key}
          aria-expanded={isOpen}
          label={t(readOnly ? 'configForms.details' : 'ui.editName', { name })}
          onClick={() => acts.open(isOpen ? undefined : key)}
        />
      </div>
      {isOpen ? (
        <div className={styles.details} role="group" aria-label={name}>
          {children}
          {readOnly ? null : (
            <div className={styles.foot}>
              <IconAction
                small
                data-act="up"
                data-id={key}
                label={t('children.order.up', { name })}
                aria-disabled={at === 0}
                onClick={() => at > 0 && acts.move(at, at - 1)}
              />
              <IconAction
                small
                data-act="down"
                data-id={key}
                label={t('children.order.down', { name })}
                aria-disabled={isLast}
                onClick={() => !isLast && acts.move(at, at + 1)}
              />
              <TextButton
                small
                danger
                aria-label={t('ui.removeName', { name })}
                onClick={() => acts.remove(at)}
              >
                {t('ui.remove')}
              </TextButton>
            </div>
          )}
        </div>
      ) : null}
      {below}
    </li>
  );
}

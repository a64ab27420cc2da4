import { Draggable, Droppable, type DraggableProvided } from '@hello-pangea/dnd';
import { memo, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { foldText } from '../../platform/fold.ts';
import '../../ui/actionIcons.css';
import '../../ui/sorting/sorting.css';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { SearchField } from '../../ui/find/SearchField.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { entryMark } from '../json/fieldAt.ts';
import { pathText, type Path } from '../json/path.ts';
import { useEdited } from './edited.ts';
import { FoundSign } from './FoundSign.tsx';
import { listId } from './Lists.tsx';
import { More } from './More.tsx';
import styles from './select.module.css';
import { useGrowing } from './useGrowing.ts';
import { worstIn, type Severity } from './worstIn.ts';

/** What a row shows; texts and numbers only, so that only the rows that changed are drawn again. */
export interface RowData {
  key: string;
  /** What it is called. */
  name: string;
  /** What else it is found by. */
  also?: string;
}

export interface RowActs {
  /** Puts one at another place, counted from 0. */
  move(from: number, to: number): void;
  remove(at: number): void;
  /** Opens one, or closes what is open. */
  open(key: string | undefined): void;
}

interface Props<R extends RowData> {
  /** Where the list stands; rows are dragged between lists of one type. */
  list: Path;
  type?: string;
  label: string;
  rows: readonly R[];
  /** Where in the list a row stands; without it they are all of the list. */
  placeOf?(at: number): number;
  /** What a row shows while it is closed. */
  Summary: ComponentType<{ row: R; at: number }>;
  /** What it opens for; a row for which that is nothing cannot be opened. */
  details(row: R, at: number): ReactNode;
  /** More that can be done with one, beside up, down and remove. */
  more?(row: R, at: number): ReactNode;
  /** What always stands below a row. */
  below?(row: R, at: number): ReactNode;
  opened: string | undefined;
  acts: RowActs;
}

/** A list of so many rows is searched. */
const LONG = 20;

/** The entries of a list: each a line that opens for more, moved by dragging, by keyboard and by buttons; of long lists some are looked for. They stand within Lists. */
export function Rows<R extends RowData>({
  list,
  type = 'row',
  label,
  rows,
  placeOf = at => at,
  Summary,
  details,
  more,
  below,
  opened,
  acts,
}: Props<R>) {
  const t = useText();
  const { document, readOnly } = useEdited();
  const { problems } = useStoreValue(document.standing);
  const place = listId(list);
  // The place says the list.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const worst = useMemo(() => worstIn(list, problems), [place, problems]);
  const [typed, setTyped] = useState('');
  const wanted = rows.length < LONG ? '' : foldText(typed.trim());
  const found = useMemo(() => {
    const placed = rows.map((row, at) => ({ row, at }));
    return wanted
      ? placed.filter(
          ({ row: { key, name, also = '' } }) =>
            key === opened || foldText(`${name} ${also}`).includes(wanted),
        )
      : placed;
  }, [rows, wanted, opened]);
  const growing = useGrowing(
    found.length,
    found.findIndex(({ row }) => row.key === opened),
  );
  const drawn = (
    <>
      <Droppable droppableId={place} type={type}>
        {drop => (
          <ol ref={drop.innerRef} {...drop.droppableProps} aria-label={label} className={styles.rows}>
            {found.slice(0, growing.drawn).map(({ row, at }, index) => (
              <SortedRow
                key={row.key}
                row={row}
                path={[...list, placeOf(at)]}
                at={at}
                index={index}
                isLast={at === rows.length - 1}
                Summary={Summary as ComponentType<{ row: RowData; at: number }>}
                acts={acts}
                readOnly={readOnly}
                isOpen={row.key === opened}
                isFixed={readOnly || wanted !== ''}
                found={worst.get(placeOf(at))}
                below={below?.(row, at)}
              >
                {row.key === opened ? details(row, at) : null}
                {row.key === opened ? more?.(row, at) : null}
              </SortedRow>
            ))}
            {drop.placeholder}
          </ol>
        )}
      </Droppable>
      <More {...growing} />
    </>
  );
  if (rows.length < LONG) return drawn;
  return (
    <>
      <div className={styles.find}>
        <SearchField title={label} typed={typed} type={setTyped} />
        {wanted && !found.length ? <span className="secondary">{t('list.nothingFound')}</span> : null}
      </div>
      {drawn}
    </>
  );
}

interface LineProps {
  row: RowData;
  path: Path;
  at: number;
  /** Its place among those that are drawn. */
  index: number;
  isLast: boolean;
  Summary: ComponentType<{ row: RowData; at: number }>;
  acts: RowActs;
  readOnly: boolean;
  isOpen: boolean;
  /** It cannot be dragged. */
  isFixed: boolean;
  found: Severity | undefined;
  below: ReactNode;
  children: ReactNode;
}

const sameRow = (one: RowData, other: RowData) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => Object.is(value, other[name as keyof RowData]));

/** What is open is drawn with whatever it stands on; the others only when they show something else. */
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

const SortedRow = memo(function SortedRow(props: LineProps) {
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
      {...entryMark(path)}
      className={`${styles.item} ${isDragged ? styles.dragged : ''} ${isOpen ? styles.open : ''} ${below ? styles.whole : ''}`}
    >
      <div className={styles.line}>
        {readOnly ? (
          <span />
        ) : (
          <IconButton
            small
            className={styles.grip!}
            data-act="drag"
            data-id={key}
            label={t('children.order.drag', { name })}
            {...drag.dragHandleProps}
          />
        )}
        <Summary row={row} at={at} />
        <FoundSign found={found} />
        <IconButton
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
              <IconButton
                small
                data-act="up"
                data-id={key}
                label={t('children.order.up', { name })}
                aria-disabled={at === 0}
                onClick={() => at > 0 && acts.move(at, at - 1)}
              />
              <IconButton
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

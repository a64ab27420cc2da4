import { Droppable } from '@hello-pangea/dnd';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { foldText } from '../../platform/fold.ts';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { SearchField } from '../../ui/find/SearchField.tsx';
import { useText } from '../../ui/useText.ts';
import type { Path } from '../json/path.ts';
import { worstSeverities } from '../json/severity.ts';
import { useEdited } from './edited.ts';
import { listId } from './Lists.tsx';
import { More, useBatchedRows } from './More.tsx';
import styles from './select.module.css';
import { SortedRow, type RowActions, type RowData } from './SortedRow.tsx';

interface Props<R extends RowData> {
  /** The path of the list. Rows can be dragged between lists of the same type. */
  list: Path;
  type?: string;
  label: string;
  rows: readonly R[];
  /** Returns the list index of a row. Without it the rows are the whole list. */
  listIndexOf?(at: number): number;
  /** The content of a collapsed row. */
  Summary: ComponentType<{ row: R; at: number }>;
  /** Returns the content of an expanded row. A row without content cannot be expanded. */
  details(row: R, at: number): ReactNode;
  /** Returns further actions, in addition to up, down and remove. */
  more?(row: R, at: number): ReactNode;
  /** Returns content that is always shown below a row. */
  below?(row: R, at: number): ReactNode;
  opened: string | undefined;
  acts: RowActions;
}

/** The number of rows from which the list has a search. */
const LONG = 20;

/**
 * The entries of a list as expandable rows that can be moved. Long lists have a search. Requires a
 * surrounding `Lists`.
 */
export function EntryRows<R extends RowData>({
  list,
  type = 'row',
  label,
  rows,
  listIndexOf = at => at,
  Summary,
  details,
  more,
  below,
  opened,
  acts,
}: Props<R>) {
  const t = useText();
  const { textDocument, readOnly } = useEdited();
  const { problems } = useStoreValue(textDocument.state);
  const listKey = listId(list);
  // `listKey` changes with `list`.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const worst = useMemo(() => worstSeverities(list, problems), [listKey, problems]);
  const [typed, setTyped] = useState('');
  const wanted = rows.length < LONG ? '' : foldText(typed.trim());
  const found = useMemo(() => {
    const indexedRows = rows.map((row, at) => ({ row, at }));
    return wanted
      ? indexedRows.filter(
          ({ row: { key, name, also = '' } }) =>
            key === opened || foldText(`${name} ${also}`).includes(wanted),
        )
      : indexedRows;
  }, [rows, wanted, opened]);
  const growing = useBatchedRows(
    found.length,
    found.findIndex(({ row }) => row.key === opened),
  );
  const drawn = (
    <>
      <Droppable droppableId={listKey} type={type}>
        {drop => (
          <ol ref={drop.innerRef} {...drop.droppableProps} aria-label={label} className={styles.rows}>
            {found.slice(0, growing.drawn).map(({ row, at }, index) => (
              <SortedRow
                key={row.key}
                row={row}
                path={[...list, listIndexOf(at)]}
                at={at}
                index={index}
                isLast={at === rows.length - 1}
                Summary={Summary as ComponentType<{ row: RowData; at: number }>}
                acts={acts}
                readOnly={readOnly}
                isOpen={row.key === opened}
                isFixed={readOnly || wanted !== ''}
                found={worst.get(listIndexOf(at))}
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

import { memo, type ReactNode } from 'react';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import type { RecordMark } from '../../activity/live/recordMarks.ts';
import { handFocusOn } from '../../ui/focus/handover.ts';
import { formatCount } from '../../ui/formats.ts';
import type { ColumnDefinition } from './columns.ts';
import { renderCell, renderRowHeader } from './DataTableColumn.tsx';
import { renderRowActions } from './rowActions.tsx';
import type { RowDefinition } from './RowDefinition.ts';
import type { RowExpansion, RowExpansionComponents, RowExpansionState } from './RowExpansion.ts';
import rowStyles from './rows.module.css';
import styles from './table.module.css';

interface Props {
  before: ReactNode;
  record: RaRecord;
  columns: readonly ColumnDefinition[];
  definition: RowDefinition;
  /** Undefined if rows cannot be selected. */
  selected: boolean | undefined;
  /** Whether this row can be selected. */
  selectable: boolean;
  /** Undefined if the table has no `expand`, like the two below. */
  expansionComponents?: RowExpansionComponents | undefined;
  state?: RowExpansionState | undefined;
  /** Only for an expanded row, so that the other rows do not depend on it. */
  panel?: RowExpansion['panel'];
  /** The number of the row in the whole list; undefined if rows are not numbered. */
  number?: number | undefined;
  /** Set if the record was just saved by someone else, or is saved or edited in another tab. */
  mark: RecordMark | undefined;
}

/** Memoized: re-renders only when its props change. Nothing in a row subscribes to a store or query. */
export const DataTableRow = memo(function DataTableRow({
  before,
  record,
  columns,
  definition,
  selected,
  selectable,
  expansionComponents,
  state = 'none',
  panel,
  number,
  mark,
}: Props) {
  const classes = [selected && styles.selected, mark && rowStyles.marked].filter(Boolean).join(' ');
  return (
    <RecordContextProvider value={record}>
      <tr ref={handFocusOn} className={classes || undefined} data-mark={mark}>
        {expansionComponents ? (
          <expansionComponents.Cell record={record} definition={definition} state={state} />
        ) : null}
        {selected === undefined ? null : (
          <td className={styles.tick}>
            <SelectRowCheckbox
              record={record}
              definition={definition}
              selected={selected}
              selectable={selectable}
            />
          </td>
        )}
        {number === undefined ? null : (
          <td className={`${styles.numeric} secondary`}>{formatCount(number)}</td>
        )}
        {columns.map((column, index) => {
          if (column.isCustomElement) return column.element;
          return index ? renderCell(column, record) : renderRowHeader(column, record, definition, before);
        })}
        <td className={styles.actions}>{renderRowActions(record, definition)}</td>
      </tr>
      {expansionComponents && state === 'expanded' ? (
        <expansionComponents.PanelRow
          record={record}
          panel={panel}
          colSpan={columns.length + 2 + (selected === undefined ? 0 : 1) + (number === undefined ? 0 : 1)}
        />
      ) : null}
    </RecordContextProvider>
  );
});

interface CheckboxProps {
  record: RaRecord;
  definition: RowDefinition;
  selected: boolean;
  selectable?: boolean;
}

/** The selection checkbox of a row. `data-id` names the record; the list handles the click (`useRowEvents`). */
export const SelectRowCheckbox = ({ record, definition, selected, selectable = true }: CheckboxProps) => (
  <input
    type="checkbox"
    className="checkbox"
    data-id={record.id}
    checked={selected && selectable}
    disabled={!selectable}
    readOnly
    aria-label={definition.getLabel('select', definition.getName(record))}
  />
);

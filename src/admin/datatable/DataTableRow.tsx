import { memo } from 'react';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import type { Mark } from '../../activity/useRecordMarks.ts';
import styles from '../../lists/list.module.css';
import type { ReadColumn } from './columns.ts';
import { cellOf, headOf } from './DataTableColumn.tsx';
import { drawnActions } from './rowActions.tsx';
import rowStyles from './rows.module.css';
import type { RowShape } from './RowShape.ts';

interface Props {
  record: RaRecord;
  columns: readonly ReadColumn[];
  shape: RowShape;
  /** Whether it is ticked; undefined where rows cannot be. */
  selected: boolean | undefined;
  /** What others do to the record. */
  mark: Mark | undefined;
}

/** A row draws again only when its record, its tick, its mark or the columns change; nothing in it subscribes to anything. */
export const DataTableRow = memo(function DataTableRow({ record, columns, shape, selected, mark }: Props) {
  const classes = [selected && styles.selected, mark && rowStyles.marked].filter(Boolean).join(' ');
  return (
    <RecordContextProvider value={record}>
      <tr className={classes || undefined} data-mark={mark}>
        {selected === undefined ? null : (
          <td className={styles.tick}>
            <SelectBox record={record} shape={shape} selected={selected} />
          </td>
        )}
        {columns.map((column, at) => {
          if (column.strange) return column.element;
          return at ? cellOf(column, record) : headOf(column, record, shape);
        })}
        <td className={styles.actions}>{drawnActions(record, shape)}</td>
      </tr>
    </RecordContextProvider>
  );
});

interface BoxProps {
  record: RaRecord;
  shape: RowShape;
  selected: boolean;
}

/** The tick of a row; like its buttons it says by its data whom it concerns, and is heard by the list. */
export const SelectBox = ({ record, shape, selected }: BoxProps) => (
  <input
    type="checkbox"
    className="checkbox"
    data-id={record.id}
    checked={selected}
    readOnly
    aria-label={shape.labelOf('select', shape.nameOf(record))}
  />
);

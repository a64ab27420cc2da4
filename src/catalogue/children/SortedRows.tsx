import { Draggable } from '@hello-pangea/dnd';
import { memo } from 'react';
import { SortedList } from '../../lists/sorted/SortedList.tsx';
import { ChildRow, type RowProps } from './ChildRow.tsx';

export interface RowsProps {
  label: string;
  rows: RowProps[];
  /** Puts one at another place, counted from 0, and says so. */
  move(id: string, to: number): void;
}

/** Rows that can be dragged. */
export default function SortedRows({ label, rows, move }: RowsProps) {
  return (
    <SortedList label={label} entries={rows} move={move}>
      {rows.map(row => (
        <SortedRow key={row.id} {...row} />
      ))}
    </SortedList>
  );
}

const SortedRow = memo(function SortedRow(row: RowProps) {
  return (
    <Draggable draggableId={row.id} index={row.position - 1} disableInteractiveElementBlocking>
      {(drag, { isDragging }) => <ChildRow {...row} drag={drag} isDragged={isDragging} />}
    </Draggable>
  );
});

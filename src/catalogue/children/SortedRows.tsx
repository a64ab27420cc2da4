import { Draggable, Droppable } from '@hello-pangea/dnd';
import { memo } from 'react';
import { Sorting } from '../../ui/sorting/Sorting.tsx';
import { ChildRow, type RowProps } from './ChildRow.tsx';

export interface RowsProps {
  label: string;
  rows: RowProps[];
  /** Puts one at another place, counted from 0, and says so. */
  move(id: string, to: number): void;
}

/** Rows that can be dragged, by pointer and by keyboard; where one is taken is spoken on the way. */
export default function SortedRows({ label, rows, move }: RowsProps) {
  return (
    <Sorting
      about={({ index }) => ({ name: rows[index]?.text, total: rows.length })}
      move={(id, { index }) => move(id, index)}
    >
      <Droppable droppableId="children">
        {drop => (
          <ol ref={drop.innerRef} {...drop.droppableProps} aria-label={label}>
            {rows.map(row => (
              <SortedRow key={row.id} {...row} />
            ))}
            {drop.placeholder}
          </ol>
        )}
      </Droppable>
    </Sorting>
  );
}

const SortedRow = memo(function SortedRow(row: RowProps) {
  return (
    <Draggable draggableId={row.id} index={row.position - 1} disableInteractiveElementBlocking>
      {(drag, { isDragging }) => <ChildRow {...row} drag={drag} isDragged={isDragging} />}
    </Draggable>
  );
});

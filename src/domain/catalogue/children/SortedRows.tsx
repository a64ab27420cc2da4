import { Draggable, Droppable } from '@hello-pangea/dnd';
import { RecordsIterator, useRecordContext } from '../../../admin/index.ts';
import { Sorting } from '../../../ui/sorting/Sorting.tsx';
import { ChildRow, type ShownChild } from './ChildRow.tsx';

export interface SortedRowsProps {
  label: string;
  rows: ShownChild[];
  /** Puts one at another place, counted from 0, and says so. */
  move(id: string, to: number): void;
}

/** Rows that can be dragged, by pointer and by keyboard; where one is taken is spoken on the way. */
export default function SortedRows({ label, rows, move }: SortedRowsProps) {
  return (
    <Sorting
      about={({ index }) => ({ name: rows[index]?.text, total: rows.length })}
      move={(id, { index }) => move(id, index)}
    >
      <Droppable droppableId="children">
        {drop => (
          <ol ref={drop.innerRef} {...drop.droppableProps} aria-label={label}>
            <RecordsIterator<ShownChild> data={rows} total={rows.length} isPending={false}>
              {sortedRow}
            </RecordsIterator>
            {drop.placeholder}
          </ol>
        )}
      </Droppable>
    </Sorting>
  );
}

function SortedRow() {
  const { id, position } = useRecordContext<ShownChild>()!;
  return (
    <Draggable draggableId={id} index={position - 1} disableInteractiveElementBlocking>
      {(drag, { isDragging }) => <ChildRow drag={drag} isDragged={isDragging} />}
    </Draggable>
  );
}

// Constant: a row renders again only when its record changes.
const sortedRow = <SortedRow />;

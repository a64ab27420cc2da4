import { Draggable, Droppable } from '@hello-pangea/dnd';
import { RecordsIterator, useRecordContext } from '../../../admin/index.ts';
import { Sorting } from '../../../ui/sorting/Sorting.tsx';
import { ChildRow, type ChildRowRecord } from './ChildRow.tsx';

export interface SortedRowsProps {
  label: string;
  rows: ChildRowRecord[];
  /** Moves a row to the index `to` and announces it. */
  move(id: string, to: number): void;
}

export default function SortedRows({ label, rows, move }: SortedRowsProps) {
  return (
    <Sorting
      about={({ index }) => ({ name: rows[index]?.text, total: rows.length })}
      move={(id, { index }) => move(id, index)}
    >
      <Droppable droppableId="children">
        {drop => (
          <ol ref={drop.innerRef} {...drop.droppableProps} aria-label={label}>
            <RecordsIterator<ChildRowRecord> data={rows} total={rows.length} isPending={false}>
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
  const { id, position } = useRecordContext<ChildRowRecord>()!;
  return (
    <Draggable draggableId={id} index={position - 1} disableInteractiveElementBlocking>
      {(drag, { isDragging }) => <ChildRow drag={drag} isDragged={isDragging} />}
    </Draggable>
  );
}

// A constant element keeps a row from rendering until its record changes.
const sortedRow = <SortedRow />;

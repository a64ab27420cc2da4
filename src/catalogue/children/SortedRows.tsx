import { DragDropContext, Draggable, Droppable, type DragStart, type DragUpdate, type DropResult, type ResponderProvided } from '@hello-pangea/dnd';
import { memo } from 'react';
import { nonce } from '../../ui/theme/nonce.ts';
import { useText } from '../../ui/useText.ts';
import { ChildRow, type RowProps } from './ChildRow.tsx';

export interface RowsProps {
  label: string;
  rows: RowProps[];
  /** Puts one at another place, counted from 0, and says so. */
  move(id: string, to: number): void;
}

/** Rows that can be dragged, by pointer and by keyboard; where one is taken is spoken on the way. */
export default function SortedRows({ label, rows, move }: RowsProps) {
  const t = useText();
  const place = (id: string, at: number) => ({ name: rows.find(row => row.id === id)?.text, position: at + 1, total: rows.length });
  const onDragStart = ({ draggableId, source }: DragStart, { announce }: ResponderProvided) => announce(t('children.order.lifted', place(draggableId, source.index)));
  const onDragUpdate = ({ draggableId, source, destination }: DragUpdate, { announce }: ResponderProvided) => announce(t('children.order.now', place(draggableId, (destination ?? source).index)));
  const onDragEnd = ({ draggableId, source, destination }: DropResult, { announce }: ResponderProvided) => {
    const moved = destination && destination.index !== source.index;
    // Where it was put is said below the list.
    announce(moved ? ' ' : t('children.order.stays', place(draggableId, source.index)));
    if (moved) move(draggableId, destination.index);
  };
  return (
    <DragDropContext {...(nonce && { nonce })} dragHandleUsageInstructions={t('children.order.usage')} onDragStart={onDragStart} onDragUpdate={onDragUpdate} onDragEnd={onDragEnd}>
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
    </DragDropContext>
  );
}

const SortedRow = memo(function SortedRow(row: RowProps) {
  return (
    <Draggable draggableId={row.id} index={row.position - 1} disableInteractiveElementBlocking>
      {(drag, { isDragging }) => <ChildRow {...row} drag={drag} isDragged={isDragging} />}
    </Draggable>
  );
});

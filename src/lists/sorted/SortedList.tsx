import { DragDropContext, Droppable, type DragStart, type DragUpdate, type DropResult, type ResponderProvided } from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import { nonce } from '../../ui/theme/nonce.ts';
import { useText } from '../../ui/useText.ts';

interface Props {
  label: string;
  /** What each is called, in their order. */
  entries: readonly { id: string; text: string }[];
  /** Puts one at another place, counted from 0, and says so. */
  move(id: string, to: number): void;
  /** A `Draggable` each. */
  children: ReactNode;
  /** Stands behind them, and in no order. */
  after?: ReactNode;
}

/** A list whose entries can be dragged, by pointer and by keyboard; where one is taken is spoken on the way. */
export function SortedList({ label, entries, move, children, after }: Props) {
  const t = useText();
  const place = (id: string, at: number) => ({ name: entries.find(entry => entry.id === id)?.text, position: at + 1, total: entries.length });
  const onDragStart = ({ draggableId, source }: DragStart, { announce }: ResponderProvided) => announce(t('sorting.lifted', place(draggableId, source.index)));
  const onDragUpdate = ({ draggableId, source, destination }: DragUpdate, { announce }: ResponderProvided) => announce(t('sorting.now', place(draggableId, (destination ?? source).index)));
  const onDragEnd = ({ draggableId, source, destination }: DropResult, { announce }: ResponderProvided) => {
    const moved = destination && destination.index !== source.index;
    // Where it was put is said beside the list.
    announce(moved ? ' ' : t('sorting.stays', place(draggableId, source.index)));
    if (moved) move(draggableId, destination.index);
  };
  return (
    <DragDropContext {...(nonce && { nonce })} dragHandleUsageInstructions={t('sorting.usage')} onDragStart={onDragStart} onDragUpdate={onDragUpdate} onDragEnd={onDragEnd}>
      <Droppable droppableId="entries">
        {drop => (
          <ol ref={drop.innerRef} {...drop.droppableProps} aria-label={label}>
            {children}
            {drop.placeholder}
            {after}
          </ol>
        )}
      </Droppable>
    </DragDropContext>
  );
}

import {
  DragDropContext,
  type DraggableLocation,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import { nonce } from '../theme/nonce.ts';
import { useText } from '../useText.ts';

/** A place in a list, counted from 0; `list` is the `droppableId` of the list. */
export interface SortPosition {
  list: string;
  index: number;
}

interface Props {
  /** What the row of a place is called, and how many stand in a list once it is there. */
  about(from: SortPosition, list: string): { name: string | undefined; total: number };
  /** Puts one at another place, and says so. */
  move(id: string, to: SortPosition, from: SortPosition): void;
  children: ReactNode;
}

const spot = ({ droppableId, index }: DraggableLocation): SortPosition => ({ list: droppableId, index });

/** Lists whose rows can be dragged, by pointer and by keyboard; where one is taken is spoken on the way. */
export function Sorting({ about, move, children }: Props) {
  const t = useText();
  const draggedTo = (source: DraggableLocation, now: DraggableLocation) => ({
    ...about(spot(source), now.droppableId),
    position: now.index + 1,
  });
  const onDragStart = ({ source }: DragStart, { announce }: ResponderProvided) =>
    announce(t('children.order.lifted', draggedTo(source, source)));
  const onDragUpdate = ({ source, destination }: DragUpdate, { announce }: ResponderProvided) =>
    announce(t('children.order.now', draggedTo(source, destination ?? source)));
  const onDragEnd = ({ draggableId, source, destination }: DropResult, { announce }: ResponderProvided) => {
    const moved =
      destination && (destination.index !== source.index || destination.droppableId !== source.droppableId);
    // Where it was put is said beside the list.
    announce(moved ? ' ' : t('children.order.stays', draggedTo(source, source)));
    if (moved) move(draggableId, spot(destination), spot(source));
  };
  return (
    <DragDropContext
      {...(nonce && { nonce })}
      dragHandleUsageInstructions={t('children.order.usage')}
      onDragStart={onDragStart}
      onDragUpdate={onDragUpdate}
      onDragEnd={onDragEnd}
    >
      {children}
    </DragDropContext>
  );
}

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

/** An index in a list. `list` is the `droppableId` of the list. */
export interface SortPosition {
  list: string;
  index: number;
}

interface Props {
  /** Returns the name of the row at a position, and the length of a list once the row is in it. */
  about(from: SortPosition, list: string): { name: string | undefined; total: number };
  /** Moves a row and announces it. */
  move(id: string, to: SortPosition, from: SortPosition): void;
  children: ReactNode;
}

const toPosition = ({ droppableId, index }: DraggableLocation): SortPosition => ({
  list: droppableId,
  index,
});

/** Makes the rows of lists draggable by pointer and keyboard. Screen readers hear each position. */
export function Sorting({ about, move, children }: Props) {
  const t = useText();
  const positionTexts = (source: DraggableLocation, now: DraggableLocation) => ({
    ...about(toPosition(source), now.droppableId),
    position: now.index + 1,
  });
  const onDragStart = ({ source }: DragStart, { announce }: ResponderProvided) =>
    announce(t('children.order.lifted', positionTexts(source, source)));
  const onDragUpdate = ({ source, destination }: DragUpdate, { announce }: ResponderProvided) =>
    announce(t('children.order.now', positionTexts(source, destination ?? source)));
  const onDragEnd = ({ draggableId, source, destination }: DropResult, { announce }: ResponderProvided) => {
    const moved =
      destination && (destination.index !== source.index || destination.droppableId !== source.droppableId);
    // The new position is announced by the list.
    announce(moved ? ' ' : t('children.order.stays', positionTexts(source, source)));
    if (moved) move(draggableId, toPosition(destination), toPosition(source));
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

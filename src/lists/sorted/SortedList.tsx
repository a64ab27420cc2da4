import { Droppable } from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import { Sorting } from './Sorting.tsx';

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

/** A list whose entries can be dragged. */
export function SortedList({ label, entries, move, children, after }: Props) {
  return (
    <Sorting about={({ index }) => ({ name: entries[index]?.text, total: entries.length })} move={(id, { index }) => move(id, index)}>
      <Droppable droppableId="entries">
        {drop => (
          <ol ref={drop.innerRef} {...drop.droppableProps} aria-label={label}>
            {children}
            {drop.placeholder}
            {after}
          </ol>
        )}
      </Droppable>
    </Sorting>
  );
}

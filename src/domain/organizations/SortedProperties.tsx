import { Draggable, Droppable } from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import { Sorting } from '../../ui/sorting/Sorting.tsx';
import { PropertyRow, type PropertyActions } from './PropertyRow.tsx';

export interface PropertiesProps extends PropertyActions {
  label: string;
  names: string[];
  usesOf(name: string): string;
  /** Rendered after the names. */
  after: ReactNode;
}

export default function SortedProperties({ label, names, usesOf, after, ...acts }: PropertiesProps) {
  return (
    <Sorting
      about={({ index }) => ({ name: names[index], total: names.length })}
      move={(name, { index }) => acts.move(name, index)}
    >
      <Droppable droppableId="names">
        {drop => (
          <ol ref={drop.innerRef} {...drop.droppableProps} aria-label={label}>
            {names.map((name, at) => (
              <Draggable key={name} draggableId={name} index={at} disableInteractiveElementBlocking>
                {(drag, { isDragging }) => (
                  <PropertyRow
                    name={name}
                    at={at}
                    total={names.length}
                    uses={usesOf(name)}
                    {...acts}
                    drag={drag}
                    isDragged={isDragging}
                  />
                )}
              </Draggable>
            ))}
            {drop.placeholder}
            {after}
          </ol>
        )}
      </Droppable>
    </Sorting>
  );
}

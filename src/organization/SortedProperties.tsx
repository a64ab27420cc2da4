import { Draggable } from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import { SortedList } from '../lists/sorted/SortedList.tsx';
import { PropertyRow, type PropertyActs } from './PropertyRow.tsx';

export interface PropertiesProps extends PropertyActs {
  label: string;
  names: string[];
  usesOf(name: string): string;
  /** Stands behind them. */
  after: ReactNode;
}

/** The names of a list, which can be dragged. */
export default function SortedProperties({ label, names, usesOf, after, ...acts }: PropertiesProps) {
  return (
    <SortedList label={label} entries={names.map(name => ({ id: name, text: name }))} move={acts.move} after={after}>
      {names.map((name, at) => (
        <Draggable key={name} draggableId={name} index={at} disableInteractiveElementBlocking>
          {(drag, { isDragging }) => <PropertyRow name={name} at={at} total={names.length} uses={usesOf(name)} {...acts} drag={drag} isDragged={isDragging} />}
        </Draggable>
      ))}
    </SortedList>
  );
}

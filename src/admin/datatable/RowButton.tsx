import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

export interface RowButtonProps<T extends RaRecord = RaRecord> {
  action: 'edit' | 'clone' | 'delete';
  /** Unless given, `edit` opens the row's form in its place, or its page where the list has none. */
  onClick?(record: T): unknown;
  /** Whether this record has it. */
  isShown?(record: T): boolean;
}

/** What can be done with a row. */
export type RowAction = RowButtonProps;

/**
 * A button of every row, in `rowActions`. It draws nothing itself: rows carry what it does as data, the list hears their clicks in one
 * place, and the style sheet draws their pictures. Where the window is narrow it is an entry of the row's menu.
 */
export function RowButton<T extends RaRecord = RaRecord>(_: RowButtonProps<T>): ReactNode {
  return null;
}

export function readActions(rowActions: ReactNode): RowAction[] {
  return Children.toArray(rowActions).flatMap(child => {
    if (!isValidElement<RowAction & { children?: ReactNode }>(child)) return [];
    if (child.type === Fragment) return readActions(child.props.children);
    return child.type === RowButton ? [child.props] : [];
  });
}

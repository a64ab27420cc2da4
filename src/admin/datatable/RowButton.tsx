import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { DeleteOptions } from '../edit/useDeleteRecord.tsx';

export interface RowButtonProps<T extends RaRecord = RaRecord> {
  action: 'edit' | 'clone' | 'delete';
  /**
   * Without it, `edit` opens the inline edit form, or the edit page if the list has no `inlineEdit`; `delete` deletes the record as
   * `DeleteButton` does.
   */
  onClick?(record: T): unknown;
  /** Whether the record's row has the button, if `canAccess` allows the action. All rows by default. */
  isShown?(record: T): boolean;
  /** The props of `DeleteButton` for `delete`. */
  deletion?: DeleteOptions<T>;
}

/** An action of a row, parsed from its `RowButton`. */
export type RowAction = RowButtonProps;

/**
 * Declares a button in the `rowActions` of a list. It renders nothing itself: each row renders a plain button with the action in
 * `data-act`, one click handler serves the whole list, and CSS draws the icon. In a narrow window it is an entry of the row's menu.
 */
export function RowButton<T extends RaRecord = RaRecord>(_: RowButtonProps<T>): ReactNode {
  return null;
}

/** The props of the elements of a type among `rowActions`. */
function findRowElements<Props>(rowActions: ReactNode, type: unknown): Props[] {
  return Children.toArray(rowActions).flatMap(child => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    if (child.type === Fragment) return findRowElements<Props>(child.props.children, type);
    return child.type === type ? [child.props as Props] : [];
  });
}

export const parseRowActions = (rowActions: ReactNode) => findRowElements<RowAction>(rowActions, RowButton);

export interface RowActionLinkProps<T extends RaRecord = RaRecord> {
  /** The path of a page, for `<a href>`. */
  to(record: T): string;
  /** Text key. */
  label: string;
  /** Text key of the accessible name, with `%{name}`; the label by default. */
  ariaLabel?: string;
  /** Shown in the row's menu. */
  icon: ReactNode;
  /** Only in the row's menu. */
  inMenu?: boolean;
}

/**
 * Declares a link in the `rowActions` of a list, to a page other than that of `rowClick`. It renders nothing itself, like `RowButton`.
 * In a narrow window it is an entry of the row's menu.
 */
export function RowActionLink<T extends RaRecord = RaRecord>(_: RowActionLinkProps<T>): ReactNode {
  return null;
}

export const parseRowLinks = (rowActions: ReactNode) =>
  findRowElements<RowActionLinkProps>(rowActions, RowActionLink);

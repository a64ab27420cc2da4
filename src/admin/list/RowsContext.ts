import { createContext, isValidElement, useContext, useRef, type ReactNode } from 'react';
import { shallowEqual, type RaRecord } from 'react-admin';
import type { RowClick } from '../datatable/RowDefinition.ts';

/** Props of rows in every view of a list. */
export interface RowsProps<T extends RaRecord = RaRecord> {
  /** As in react-admin's `DataTable`. */
  rowClick?: RowClick<T>;
  /** The clickable area that opens the record: the whole row, as in react-admin, or only the link in the first cell. */
  clickTarget?: 'row' | 'link';
  /** Rendered before the name of the record in each view, such as an icon of its state. */
  before?: ReactNode;
  /** `RowButton` elements. */
  rowActions?: ReactNode;
  /** The form that replaces a row while its record is edited. It calls `useInlineEdit().closeForm()` to close itself. */
  inlineEdit?: ReactNode;
}

/** The row props of a `ListViews`. */
interface RowsContextValue extends RowsProps {
  /** `ListViews` renders the bulk actions toolbar. */
  hasBulkActions?: boolean;
  /** Preloaded when the pointer or the focus reaches a checkbox. */
  bulkActionsToolbar?: ReactNode;
}

export const RowsContext = createContext<RowsContextValue>({});

/** Returns the previous element while the new one has the same type and props, so that memoized rows do not re-render. */
export function useStableElement(element: ReactNode): ReactNode {
  const previous = useRef(element);
  const { current } = previous;
  const isSame =
    isValidElement<object>(current) &&
    isValidElement<object>(element) &&
    current.type === element.type &&
    shallowEqual(current.props, element.props);
  if (!isSame) previous.current = element;
  return previous.current;
}

/** Merges a view's row props with those of the enclosing `ListViews`. */
export const useRowsProps = ({ before, rowClick, clickTarget, rowActions, inlineEdit }: RowsProps) => {
  const context = useContext(RowsContext);
  return {
    before: useStableElement(before ?? context.before),
    hasBulkActions: context.hasBulkActions ?? false,
    bulkActionsToolbar: context.bulkActionsToolbar,
    rowClick: rowClick ?? context.rowClick,
    clickTarget: context.clickTarget ?? clickTarget ?? 'row',
    rowActions: rowActions ?? context.rowActions,
    inlineEdit: inlineEdit ?? context.inlineEdit,
  };
};

import { createContext, useContext, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { RowClick } from '../datatable/RowDefinition.ts';

/** Props of rows in every view of a list. */
export interface RowsProps<T extends RaRecord = RaRecord> {
  /** As in react-admin's `DataTable`. */
  rowClick?: RowClick<T>;
  /** The clickable area that opens the record: the whole row, as in react-admin, or only the link in the first cell. */
  clickTarget?: 'row' | 'link';
  /** `RowButton` elements. */
  rowActions?: ReactNode;
  /** The form that replaces a row while its record is edited. It closes with `useInlineEdit().close()`. */
  inlineEdit?: ReactNode;
}

export const RowsContext = createContext<RowsProps>({});

/** Merges a view's row props with those of the enclosing `ListViews`. */
export const useRowsProps = ({ rowClick, clickTarget, rowActions, inlineEdit }: RowsProps) => {
  const context = useContext(RowsContext);
  return {
    rowClick: rowClick ?? context.rowClick,
    clickTarget: context.clickTarget ?? clickTarget ?? 'row',
    rowActions: rowActions ?? context.rowActions,
    inlineEdit: inlineEdit ?? context.inlineEdit,
  };
};

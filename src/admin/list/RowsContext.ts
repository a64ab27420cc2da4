import { createContext, useContext, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { RowClick } from '../datatable/RowShape.ts';

/** What holds for the rows of a list however they are shown. */
export interface RowsProps<T extends RaRecord = RaRecord> {
  /** As react-admin's. */
  rowClick?: RowClick<T>;
  /** What of a row leads to its page: all of it, as in react-admin, or the link in its first cell alone. */
  clickTarget?: 'row' | 'link';
  /** The buttons of a row, `RowButton`s. */
  rowActions?: ReactNode;
  /** The form of a record in the place of its row; it closes itself by `useInlineEdit`. */
  inlineEdit?: ReactNode;
}

export const RowsContext = createContext<RowsProps>({});

/** What a list states for its rows, over what `ListViews` states for all of its lists. */
export const useRowsProps = ({ rowClick, clickTarget, rowActions, inlineEdit }: RowsProps) => {
  const around = useContext(RowsContext);
  return {
    rowClick: rowClick ?? around.rowClick,
    clickTarget: around.clickTarget ?? clickTarget ?? 'row',
    rowActions: rowActions ?? around.rowActions,
    inlineEdit: inlineEdit ?? around.inlineEdit,
  };
};

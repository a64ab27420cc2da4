import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';

/** A column of the row that the form replaces. */
export interface InlineEditColumn {
  source: string;
  /** The text of the cell, which is shown if the form has no input for the column. */
  text(record: RaRecord): string;
  /** The text is right-aligned and has tabular figures. */
  numeric: boolean;
  /** Relative width. */
  width: number;
}

/** The record that is edited in a list. */
export interface InlineEditState {
  record: RaRecord;
  name: string;
  /** The columns of the edited row. Undefined in a card or a narrow list. */
  columns?: readonly InlineEditColumn[];
}

export const InlineEditContext = createContext<InlineEditState | undefined>(undefined);

/** Returns undefined outside of a list. */
export const useInlineEditContext = () => useContext(InlineEditContext);

import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';

/** A column of the row that the form replaces. */
export interface InlineEditColumn {
  source: string;
  /** The text of the cell, shown where the form has no input for it. */
  text(record: RaRecord): string;
  /** Right-aligned, with tabular figures. */
  numeric: boolean;
  /** Relative width. */
  width: number;
}

/** The record that is edited in a list. */
export interface InlineEditPlace {
  record: RaRecord;
  name: string;
  /** The columns of its row; undefined in a card and in a narrow list. */
  columns?: readonly InlineEditColumn[];
}

export const InlineEditContext = createContext<InlineEditPlace | undefined>(undefined);

/** Returns undefined outside of a list. */
export const useInlineEditContext = () => useContext(InlineEditContext);

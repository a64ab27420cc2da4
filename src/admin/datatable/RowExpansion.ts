import { createContext, useContext, type ComponentType } from 'react';
import type { DataTableProps as RaDataTableProps, RaRecord } from 'react-admin';
import type { RowDefinition } from './RowDefinition.ts';

export type ExpandProps = Pick<RaDataTableProps, 'expand' | 'expandSingle' | 'isRowExpandable'>;

/** `none` if the row cannot be expanded. */
export type RowExpansionState = 'none' | 'collapsed' | 'expanded';

/** The components that a table with `expand` renders beside its own. They load with the first such table. */
export interface RowExpansionComponents {
  HeadCell: ComponentType<RowExpansion>;
  Cell: ComponentType<{ record: RaRecord; definition: RowDefinition; state: RowExpansionState }>;
  PanelRow: ComponentType<{ record: RaRecord; panel: ExpandProps['expand']; colSpan: number }>;
}

export interface RowExpansion {
  /** Always the same object. */
  components: RowExpansionComponents;
  panel: ExpandProps['expand'];
  /** Only one row can be expanded at a time. */
  isSingle: boolean;
  getState(record: RaRecord): RowExpansionState;
  toggle(record: RaRecord): void;
}

export const RowExpansionContext = createContext<RowExpansion | undefined>(undefined);

/** Undefined if the table has no `expand`. Read once by the table, not by its rows. */
export const useRowExpansion = () => useContext(RowExpansionContext);

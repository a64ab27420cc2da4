import get from 'lodash/get.js';
import type { ReactNode } from 'react';
import { useListContext, useTranslateLabel, type RaRecord } from 'react-admin';
import { formatOptional } from '../../ui/formats.ts';
import type { ColumnDefinition } from '../datatable/columns.ts';
import { renderContent } from '../datatable/DataTableColumn.tsx';

/** The props of both views of a small table. A column with `disableSort` does not sort. */
export interface EmbeddedTableViewProps {
  title: string;
  columns: readonly ColumnDefinition[];
  rowActions: ReactNode;
  isRefreshing: boolean;
}

/** The content of a cell, and its text if it has one. */
export function readCell(column: ColumnDefinition, record: RaRecord): { content: ReactNode; text: string } {
  const { source, toText } = column;
  const content = renderContent(column, record);
  const text = source !== undefined && toText ? toText(get(record, source), record) : '';
  return typeof content === 'string'
    ? { content: formatOptional(content), text: text || content }
    : { content, text };
}

/** Returns a function for the label of a column. */
export function useColumnLabel() {
  const translateLabel = useTranslateLabel();
  return ({ source, label }: Pick<ColumnDefinition, 'label' | 'source'>): ReactNode =>
    translateLabel({ ...(source !== undefined && { source }), ...(label !== undefined && { label }) });
}

/** Whether the requested records are missing or not yet loaded. */
export function useIsBusy(isRefreshing: boolean) {
  const { data } = useListContext();
  return !data || isRefreshing;
}

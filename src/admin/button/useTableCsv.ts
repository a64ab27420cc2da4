import { useTranslateLabel, type RaRecord } from 'react-admin';
import { cellText } from '../datatable/columns.ts';
import { useListColumns } from '../datatable/useListColumns.ts';

/** Returns a function that writes records as CSV, with the columns of the list's table, including hidden ones. */
export function useTableCsv() {
  const translateLabel = useTranslateLabel();
  const { columns } = useListColumns();
  return async (records: readonly RaRecord[]) => {
    const { toCsv } = await import('../export/csv.ts');
    const headers = columns.map(({ source, label }) =>
      String(
        translateLabel({
          ...(source !== undefined && { source }),
          ...(typeof label === 'string' && { label }),
        }),
      ),
    );
    return toCsv(
      headers,
      records.map(record => columns.map(column => cellText(column, record))),
    );
  };
}

import { useTranslateLabel, type RaRecord } from 'react-admin';
import { withTimeZone } from '../../ui/timeZone.ts';
import { cellText } from '../datatable/columns.ts';
import { useListColumns } from '../datatable/useListColumns.ts';

/** Returns a function that writes records as CSV, with the columns of the list's table, including hidden ones. */
export function useTableCsv() {
  const translateLabel = useTranslateLabel();
  const { columns } = useListColumns();
  return async (records: readonly RaRecord[]) => {
    const { toCsv } = await import('../export/csv.ts');
    const headers = columns.map(({ source, label, isTime }) => {
      const header = String(
        translateLabel({
          ...(source !== undefined && { source }),
          ...(typeof label === 'string' && { label }),
        }),
      );
      return isTime ? withTimeZone(header) : header;
    });
    return toCsv(
      headers,
      records.map(record => columns.map(column => cellText(column, record))),
    );
  };
}

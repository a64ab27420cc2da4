import {
  fetchRelatedRecords,
  useDataProvider,
  useListContext,
  useTranslateLabel,
  type ExportButtonProps as RaExportButtonProps,
} from 'react-admin';
import { withProgress } from '../../client/progress.ts';
import { ExportButton as ExportProgress, type Exported } from '../../lists/export/ExportButton.tsx';
import { EXPORT_PATIENCE } from '../../lists/export/readAll.ts';
import { textOf } from '../datatable/columns.ts';
import { useListColumns } from '../datatable/useRegisteredColumns.ts';
import { useListAddressContext } from '../list/useListAddress.ts';
import { useDefaultProps } from '../useDefaultProps.ts';

type Props = Pick<RaExportButtonProps, 'exporter' | 'maxResults' | 'meta'>;

/**
 * react-admin's `ExportButton`. It shows how far it is, can be cancelled, and never runs twice at once. Without an exporter the file
 * has the columns of the list's table, also those that are hidden.
 */
export function ExportButton(given: Props) {
  const { exporter: own, maxResults = 1000, meta } = useDefaultProps('ExportButton', given);
  const dataProvider = useDataProvider();
  const labelOf = useTranslateLabel();
  const address = useListAddressContext();
  const { columns } = useListColumns();
  const { exporter: ofList, total, sort, filter, filterValues, resource } = useListContext();
  const exporter = own ?? ofList;
  if (exporter === false) return null;

  const read = async (progress: (bytes: number) => void, signal: AbortSignal): Promise<Exported> => {
    const answer = await dataProvider.getList(resource, {
      pagination: { page: 1, perPage: maxResults },
      sort,
      filter: { ...(address?.asked ?? filterValues), ...filter },
      meta: { ...meta, call: { read: withProgress(progress), signal, patience: EXPORT_PATIENCE } },
    });
    const { data } = answer;
    const odd = (answer.meta as { odd?: number } | undefined)?.odd ?? 0;
    if (exporter) {
      if (!signal.aborted) await exporter(data, fetchRelatedRecords(dataProvider), dataProvider, resource);
      return { rows: data.length, odd };
    }
    const { toCsv } = await import('../../lists/export/csv.ts');
    const heads = columns.map(({ source, label }) =>
      String(
        labelOf({ ...(source !== undefined && { source }), ...(typeof label === 'string' && { label }) }),
      ),
    );
    const rows = data.map(record => columns.map(column => textOf(column, record)));
    return { csv: toCsv(heads, rows), rows: rows.length, odd };
  };
  return <ExportProgress name={resource} disabled={!total} read={read} />;
}

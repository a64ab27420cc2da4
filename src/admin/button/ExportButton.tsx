import {
  fetchRelatedRecords,
  useDataProvider,
  useListContext,
  type GetListResult,
  type ExportButtonProps as RaExportButtonProps,
} from 'react-admin';
import { EXPORT_TIMEOUT, readWithProgress } from '../../data/readWithProgress.ts';
import { ExportProgressButton, type ExportResult } from '../export/ExportProgressButton.tsx';
import { useListUi } from '../list/ListUiContext.ts';
import { useListAddressContext } from '../list/useListAddress.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { useTableCsv } from './useTableCsv.ts';

type Props = Pick<RaExportButtonProps, 'exporter' | 'maxResults' | 'meta'>;

/**
 * react-admin's `ExportButton` with a progress display and a cancel button. Only one export runs at a time. Without an exporter it
 * writes a CSV file with the columns of the list's table, including hidden ones.
 */
export function ExportButton(inProps: Props) {
  const { exporter: exporterProp, maxResults = 1000, meta } = useDefaultProps('ExportButton', inProps);
  const dataProvider = useDataProvider();
  const toCsv = useTableCsv();
  const address = useListAddressContext();
  const { hasLocalRecords } = useListUi();
  const { exporter: listExporter, getData, total, sort, filter, filterValues, resource } = useListContext();
  const exporter = exporterProp ?? listExporter;
  if (exporter === false) return null;

  const fetchFile = async (progress: (bytes: number) => void, signal: AbortSignal): Promise<ExportResult> => {
    const response: GetListResult = hasLocalRecords
      ? { data: await getData!({ maxResults }) }
      : await dataProvider.getList(resource, {
          pagination: { page: 1, perPage: maxResults },
          sort,
          filter: { ...(address?.requestFilter ?? filterValues), ...filter },
          meta: { ...meta, call: { read: readWithProgress(progress), signal, timeout: EXPORT_TIMEOUT } },
        });
    const { data } = response;
    const skippedCount = (response.meta as { skippedCount?: number } | undefined)?.skippedCount ?? 0;
    if (exporter) {
      if (!signal.aborted) await exporter(data, fetchRelatedRecords(dataProvider), dataProvider, resource);
      return { rows: data.length, skippedCount };
    }
    return { csv: await toCsv(data), rows: data.length, skippedCount };
  };
  return <ExportProgressButton name={resource} disabled={!total} read={fetchFile} />;
}

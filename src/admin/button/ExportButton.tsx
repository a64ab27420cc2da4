import {
  fetchRelatedRecords,
  useDataProvider,
  useListContext,
  type GetListResult,
  type ExportButtonProps as RaExportButtonProps,
} from 'react-admin';
import { EXPORT_PATIENCE, withProgress } from '../../data/progress.ts';
import { ExportProgressButton, type Exported } from '../export/ExportProgressButton.tsx';
import { useListFrame } from '../list/ListFrame.ts';
import { useListAddressContext } from '../list/useListAddress.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { useTableCsv } from './useTableCsv.ts';

type Props = Pick<RaExportButtonProps, 'exporter' | 'maxResults' | 'meta'>;

/**
 * react-admin's `ExportButton` with progress and cancel. Only one export runs at a time. Without an exporter it writes a CSV file with
 * the columns of the list's table, including hidden ones.
 */
export function ExportButton(given: Props) {
  const { exporter: exporterProp, maxResults = 1000, meta } = useDefaultProps('ExportButton', given);
  const dataProvider = useDataProvider();
  const toCsv = useTableCsv();
  const address = useListAddressContext();
  const { hasGivenRecords } = useListFrame();
  const { exporter: listExporter, getData, total, sort, filter, filterValues, resource } = useListContext();
  const exporter = exporterProp ?? listExporter;
  if (exporter === false) return null;

  const read = async (progress: (bytes: number) => void, signal: AbortSignal): Promise<Exported> => {
    const response: GetListResult = hasGivenRecords
      ? { data: await getData!({ maxResults }) }
      : await dataProvider.getList(resource, {
          pagination: { page: 1, perPage: maxResults },
          sort,
          filter: { ...(address?.requestFilter ?? filterValues), ...filter },
          meta: { ...meta, call: { read: withProgress(progress), signal, patience: EXPORT_PATIENCE } },
        });
    const { data } = response;
    const odd = (response.meta as { odd?: number } | undefined)?.odd ?? 0;
    if (exporter) {
      if (!signal.aborted) await exporter(data, fetchRelatedRecords(dataProvider), dataProvider, resource);
      return { rows: data.length, odd };
    }
    return { csv: await toCsv(data), rows: data.length, odd };
  };
  return <ExportProgressButton name={resource} disabled={!total} read={read} />;
}

import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import type { ReactNode } from 'react';
import {
  fetchRelatedRecords,
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
  type RaRecord,
  type UseBulkExportOptions,
} from 'react-admin';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import { AUTO_HIDE_MS } from '../../ui/failure/useNotifyText.ts';
import { useText } from '../../ui/useText.ts';
import { useTableCsv } from '../button/useTableCsv.ts';
import { useReadSelectedRecords } from '../list/useReadSelectedRecords.ts';
import { BulkButton } from './BulkButton.tsx';

type Props<T extends RaRecord> = Pick<UseBulkExportOptions<T>, 'exporter' | 'meta'> & {
  icon?: ReactNode;
  label?: string;
};

/**
 * react-admin's `BulkExportButton`. It requests the selected records only if the list has not shown all of them. Without an exporter
 * it writes a CSV file, as `ExportButton` does.
 */
export function BulkExportButton<T extends RaRecord = RaRecord>({
  exporter: exporterProp,
  icon = <DownloadIcon />,
  label,
  meta,
}: Props<T>) {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const dataProvider = useDataProvider();
  const { exporter: listExporter, resource } = useListContext<T>();
  const readSelectedRecords = useReadSelectedRecords<T>(meta);
  const exporter = exporterProp ?? listExporter;
  const toCsv = useTableCsv();
  if (exporter === false) return null;
  const save = async (records: readonly RaRecord[]) => {
    const [csv, { saveFile }] = await Promise.all([toCsv(records), import('../../ui/saveFile.ts')]);
    saveFile(`${resource}-selected.csv`, csv);
  };
  const exportSelected = async () => {
    try {
      const records = await readSelectedRecords();
      if (exporter) await exporter(records, fetchRelatedRecords(dataProvider), dataProvider, resource);
      else await save(records);
      const messageArgs = { smart_count: records.length };
      notify('list.exported', { type: 'success', autoHideDuration: AUTO_HIDE_MS, messageArgs });
    } catch (error) {
      notifyFailure(error, { text: 'list.exportError' });
    }
  };
  return (
    <BulkButton
      label={label === undefined ? t('bulk.exportSelected') : translate(label, { _: label })}
      icon={icon}
      onClick={() => void exportSelected()}
    />
  );
}

import type { TranslateText } from '../../../ui/useText.ts';
import { IMPORT_FIELDS, importFieldLabel, type ImportRow } from './columns.ts';

const columns = IMPORT_FIELDS.filter(field => field !== 'password');

/** Saves rows with the reason of each as a CSV file that can be imported again. It contains no passwords. */
export async function saveImportRows(
  name: string,
  t: TranslateText,
  rows: { row: ImportRow; reason: string }[],
) {
  const [{ toCsv }, { saveFile }] = await Promise.all([
    import('../../../admin/export/csv.ts'),
    import('../../../ui/saveFile.ts'),
  ]);
  const headers = [...columns.map(field => t(importFieldLabel(field))), t('userImport.run.reason')];
  saveFile(
    name,
    toCsv(
      headers,
      rows.map(({ row, reason }) => [...columns.map(field => row[field]), reason]),
    ),
  );
}

import type { Text } from '../../../ui/useText.ts';
import { IMPORT_FIELDS, labelOf, type ImportRow } from './columns.ts';

const columns = IMPORT_FIELDS.filter(field => field !== 'password');

/** Rows of an import with what is said of each as a file, which can be imported itself. No password is in it. */
export async function saveRows(name: string, t: Text, rows: { row: ImportRow; said: string }[]) {
  const [{ toCsv }, { saveFile }] = await Promise.all([
    import('../../../admin/export/csv.ts'),
    import('../../../ui/saveFile.ts'),
  ]);
  const heads = [...columns.map(field => t(labelOf(field))), t('userImport.run.reason')];
  saveFile(
    name,
    toCsv(
      heads,
      rows.map(({ row, said }) => [...columns.map(field => row[field]), said]),
    ),
  );
}

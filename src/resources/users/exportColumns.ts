import { fieldExport, fileHeader, type FileColumn } from '../../admin/export/fieldExport.ts';
import type { TranslateText } from '../../ui/useText.ts';
import { userFields } from './userFields.ts';
import type { UserRecord } from './userRecord.ts';

/** The columns of all exported files of users. */
export const userExportColumns = fieldExport(userFields);

/** The cells of a user in the order of `userExportColumns`. */
export const toExportRow = (user: UserRecord) =>
  userExportColumns.map(({ source, write }) => write(user[source]));

/** The headers of users in the order of `userExportColumns`. */
export const toExportHeaders = (users: UserRecord[], t: TranslateText) =>
  userExportColumns.map(column =>
    fileHeader(
      column,
      users.map(user => user[column.source]),
      t,
    ),
  );

/** Makes `First Name`, `first_name` and `firstName` equal, and `Active` and `isActive`. */
const toSourceKey = (head: string) =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^is(?=active$)/, '');

/**
 * Arranges the platform's own file by `userExportColumns`; its other columns come last. A file without any of these columns
 * is unchanged.
 */
export function arrangeColumns(
  [headers = [], ...rows]: string[][],
  headerOf: (column: FileColumn, values: unknown[]) => string,
): { headers: string[]; rows: string[][] } {
  const names = headers.map(toSourceKey);
  const indexes = userExportColumns.map(({ source }) => names.indexOf(toSourceKey(source)));
  if (indexes.every(index => index < 0)) return { headers, rows };
  const width = rows.reduce((most, row) => Math.max(most, row.length), headers.length);
  const others = Array.from({ length: width }, (_, index) => index).filter(index => !indexes.includes(index));
  return {
    headers: [
      ...userExportColumns.map((column, n) =>
        headerOf(
          column,
          rows.map(row => row[indexes[n]!]),
        ),
      ),
      ...others.map(index => headers[index] ?? ''),
    ],
    rows: rows.map(row => [
      ...userExportColumns.map(({ write }, n) => write(row[indexes[n]!])),
      ...others.map(index => row[index] ?? ''),
    ]),
  };
}

import { fieldExport, type FileColumn } from '../../admin/export/fieldExport.ts';
import { userFields } from './userFields.ts';
import type { UserRecord } from './userRecord.ts';

/** The columns of every file of users. */
export const userExportColumns = fieldExport(userFields);

/** The cells of a user, by these columns. */
export const exportRow = (user: UserRecord) =>
  userExportColumns.map(({ source, write }) => write(user[source]));

/** `First Name`, `first_name` and `firstName` are one head; `Active` is `isActive`. */
const nameOf = (head: string) =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^is(?=active$)/, '');

/**
 * The platform's own file with the columns of all files of users; what it has besides comes after them. A file without
 * any of them stays as it is.
 */
export function arrangeColumns(
  [heads = [], ...rows]: string[][],
  label: (column: FileColumn) => string,
): { heads: string[]; rows: string[][] } {
  const names = heads.map(nameOf);
  const places = userExportColumns.map(({ source }) => names.indexOf(nameOf(source)));
  if (places.every(place => place < 0)) return { heads, rows };
  const width = rows.reduce((most, row) => Math.max(most, row.length), heads.length);
  const others = Array.from({ length: width }, (_, place) => place).filter(place => !places.includes(place));
  return {
    heads: [...userExportColumns.map(label), ...others.map(place => heads[place] ?? '')],
    rows: rows.map(row => [
      ...userExportColumns.map(({ write }, n) => write(row[places[n]!])),
      ...others.map(place => row[place] ?? ''),
    ]),
  };
}

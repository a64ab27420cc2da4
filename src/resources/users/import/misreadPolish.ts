import type { ImportFile } from './readImportFile.ts';

/** Characters that Windows-1252 has in place of Polish letters (ą ł ż Ą Ł Ż) and that no Western word contains. */
const CERTAIN_CHARACTERS = /\p{L}[¹³¿¥£¯]|[¹³¥£¯]\p{L}/u;
/** Characters for other Polish letters that Western words contain, too (ć ę ń Ć Ę Ń and ś ź in both readings of 0x80 to 0x9F). */
const AMBIGUOUS_CHARACTERS = /[æêñÆÊÑœŸŒ\u008c\u008f\u009c\u009f]/;

/** The indexes of rows that look like Polish text that was decoded as Windows-1252. */
export function misreadPolish({
  encoding,
  rows,
}: Pick<ImportFile, 'encoding' | 'rows'>): ReadonlySet<number> {
  const rowsMatching = (pattern: RegExp) =>
    rows.flatMap((row, at) => (row.some(cell => pattern.test(cell)) ? [at] : []));
  const misread = encoding === 'windows-1252' ? rowsMatching(CERTAIN_CHARACTERS) : [];
  return new Set(misread.length ? [...misread, ...rowsMatching(AMBIGUOUS_CHARACTERS)] : []);
}

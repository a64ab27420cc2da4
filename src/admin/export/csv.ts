import Papa from 'papaparse';
import { csvCell } from '../../platform/csvCell.ts';

/** Writes headers and rows as CSV. `csvCell` escapes text that a spreadsheet would read as a formula. */
export const toCsv = (headers: string[], rows: string[][]) =>
  Papa.unparse(
    [headers, ...rows].map(row => row.map(csvCell)),
    { newline: '\r\n' },
  );

/** The line before the headers in which Excel names the delimiter, with or without quotation marks. */
const SEPARATOR = /^("?)sep=(.)\1(?:\r\n?|\n)/i;

/**
 * Reads CSV from another program, with any delimiter. Returns the rows with the headers as the first one. `unclosed` is the number, from
 * 1, of a row whose quotation mark is never closed.
 */
export function parseCsv(csv: string): { rows: string[][]; unclosed?: number } {
  const text = csv.replace(/^\uFEFF/, '');
  const delimiter = SEPARATOR.exec(text)?.[2];
  const { data: rows, errors } = Papa.parse<string[]>(text.replace(SEPARATOR, ''), {
    skipEmptyLines: true,
    ...(delimiter && { delimiter }),
  });
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes')?.row;
  return { rows, ...(unclosed !== undefined && { unclosed: unclosed + 1 }) };
}

export const readCsv = (text: string) => parseCsv(text).rows;

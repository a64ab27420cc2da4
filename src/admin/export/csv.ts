import Papa from 'papaparse';
import { asCell } from '../../platform/spreadsheet.ts';

/** Rows as CSV, the heads first; no cell is ever a formula. */
export const toCsv = (heads: string[], rows: string[][]) =>
  Papa.unparse(
    [heads, ...rows].map(row => row.map(asCell)),
    { newline: '\r\n' },
  );

/** The line that Excel writes before the header to name the delimiter, also in quotation marks. */
const SEPARATOR = /^("?)sep=(.)\1(?:\r\n?|\n)/i;

/** CSV from elsewhere: its rows, the heads first, whatever stands between its cells; and the row, from 1, with a quotation mark that is never closed. */
export function parseCsv(from: string): { rows: string[][]; unclosed?: number } {
  const text = from.replace(/^\uFEFF/, '');
  const delimiter = SEPARATOR.exec(text)?.[2];
  const { data: rows, errors } = Papa.parse<string[]>(text.replace(SEPARATOR, ''), {
    skipEmptyLines: true,
    ...(delimiter && { delimiter }),
  });
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes')?.row;
  return { rows, ...(unclosed !== undefined && { unclosed: unclosed + 1 }) };
}

export const readCsv = (text: string) => parseCsv(text).rows;

import Papa from 'papaparse';

// A cell that a spreadsheet would compute is written as text (CSV injection).
const options = { escapeFormulae: true, newline: '\r\n' };

/** Rows as CSV, the header first; no cell is ever a formula. */
export const toCsv = (header: string[], rows: string[][]) => Papa.unparse({ fields: header, data: rows }, options);

/** CSV from elsewhere, made safe in the same way; answers the text and how many rows it has below its header. */
export function safeCsv(text: string): { csv: string; rows: number } {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true });
  return { csv: Papa.unparse(data, options), rows: Math.max(0, data.length - 1) };
}

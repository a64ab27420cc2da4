import Papa from 'papaparse';
import { asCell } from '../../platform/spreadsheet.ts';

/** Rows as CSV, the heads first; no cell is ever a formula. */
export const toCsv = (heads: string[], rows: string[][]) => Papa.unparse([heads, ...rows].map(row => row.map(asCell)), { newline: '\r\n' });

/** The rows of CSV from elsewhere, its heads first, whatever stands between its cells. */
export const readCsv = (text: string) => Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;

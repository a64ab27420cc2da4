import { parseCsv } from '../../../admin/export/csv.ts';
import { MAX_FILE_SIZE, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from './limits.ts';

export interface ImportFile {
  name: string;
  headers: string[];
  rows: string[][];
  /** Cells beyond the header, by the index of the row. */
  extraCells: ReadonlyMap<number, string[]>;
  /** The encoding with which the file was decoded. */
  encoding: 'utf-8' | 'utf-16' | 'windows-1252';
}

export interface FileRefusal {
  reason:
    'large' | 'unreadable' | 'nul' | 'unclosed' | 'empty' | 'noRows' | 'manyRows' | 'manyColumns' | 'file';
  /** The row of the problem, counted from 1. */
  row?: number;
}

const decodeStrictly = (bytes: Uint8Array, encoding: string) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** Decodes by the byte-order mark, else as UTF-8, else as Windows-1252. */
function decodeText(bytes: Uint8Array): Pick<ImportFile, 'encoding'> & { text: string } {
  const [first, second] = bytes;
  const utf16 =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined;
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'utf-16' };
  try {
    return { text: decodeStrictly(bytes, 'utf-8'), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** Removes the apostrophe that exported files have before text that a spreadsheet would compute. */
const unescapeCell = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\n])/, '').trim();

/** Whether this is a workbook, or UTF-16 without a byte-order mark. */
const isBinary = (text: string) => text.startsWith('PK') || text.split('\0').length > text.length / 4;
const rowNumberAt = (text: string, at: number) => text.slice(0, at).split(/\r\n?|\n/).length;

/** Reads a CSV file into rows as long as the header, or returns why it cannot be imported. */
export function readImportFile(name: string, bytes: Uint8Array): ImportFile | FileRefusal {
  if (bytes.length > MAX_FILE_SIZE) return { reason: 'large' };
  const { text, encoding } = decodeText(bytes);
  if (text.includes('\0'))
    return isBinary(text)
      ? { reason: 'unreadable' }
      : { reason: 'nul', row: rowNumberAt(text, text.indexOf('\0')) };
  const { rows: all, unclosed } = parseCsv(text);
  // Everything after an unclosed quote would be one cell.
  if (unclosed) return { reason: 'unclosed', row: unclosed };
  const [headers = [], ...rows] = all.filter(row => row.some(cell => cell.trim()));
  if (!headers.length) return { reason: 'empty' };
  if (!rows.length) return { reason: 'noRows' };
  if (rows.length > MAX_IMPORT_ROWS) return { reason: 'manyRows' };
  if (headers.length > MAX_IMPORT_COLUMNS) return { reason: 'manyColumns' };
  const extraCells = rows.flatMap((row, at) => {
    const cells = row.slice(headers.length).map(unescapeCell).filter(Boolean);
    return cells.length ? [[at, cells] as const] : [];
  });
  return {
    name,
    encoding,
    headers: headers.map(unescapeCell),
    extraCells: new Map(extraCells),
    rows: rows.map(row => headers.map((_, at) => unescapeCell(row[at] ?? ''))),
  };
}

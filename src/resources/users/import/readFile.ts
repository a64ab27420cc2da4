import { parseCsv } from '../../../admin/export/csv.ts';
import { LARGEST, MOST_COLUMNS, MOST_ROWS } from './limits.ts';

export interface ReadFile {
  name: string;
  heads: string[];
  rows: string[][];
  /** Cells that a row has beyond the header, by the index of the row. */
  beyond: ReadonlyMap<number, string[]>;
  /** It was not written in UTF-8, so it was read as this. */
  encoding: 'utf-8' | 'utf-16' | 'windows-1252';
}

export interface FileRefusal {
  why: 'large' | 'unreadable' | 'nul' | 'unclosed' | 'empty' | 'noRows' | 'manyRows' | 'manyColumns' | 'file';
  /** Where, counted from 1. */
  row?: number;
}

const decoded = (bytes: Uint8Array, encoding: string) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** A text by its mark, as UTF-8, or else as what Windows writes in the west. */
function textOf(bytes: Uint8Array): Pick<ReadFile, 'encoding'> & { text: string } {
  const [first, second] = bytes;
  const utf16 =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined;
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'utf-16' };
  try {
    return { text: decoded(bytes, 'utf-8'), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** The apostrophe that our own files have before what a spreadsheet would compute. */
const own = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\n])/, '').trim();

/** A workbook, or a text of two bytes for each character without its mark. */
const isBinary = (text: string) => text.startsWith('PK') || text.split('\0').length > text.length / 4;
const rowAt = (text: string, at: number) => text.slice(0, at).split(/\r\n?|\n/).length;

/** The rows of a CSV file, each as long as its heads; or why it is none that can be imported. */
export function readFile(name: string, bytes: Uint8Array): ReadFile | FileRefusal {
  if (bytes.length > LARGEST) return { why: 'large' };
  const { text, encoding } = textOf(bytes);
  if (text.includes('\0'))
    return isBinary(text) ? { why: 'unreadable' } : { why: 'nul', row: rowAt(text, text.indexOf('\0')) };
  const { rows: all, unclosed } = parseCsv(text);
  // All that follows it would be one cell.
  if (unclosed) return { why: 'unclosed', row: unclosed };
  const [heads = [], ...rows] = all.filter(row => row.some(cell => cell.trim()));
  if (!heads.length) return { why: 'empty' };
  if (!rows.length) return { why: 'noRows' };
  if (rows.length > MOST_ROWS) return { why: 'manyRows' };
  if (heads.length > MOST_COLUMNS) return { why: 'manyColumns' };
  const beyond = rows.flatMap((row, at) => {
    const cells = row.slice(heads.length).map(own).filter(Boolean);
    return cells.length ? [[at, cells] as const] : [];
  });
  return {
    name,
    encoding,
    heads: heads.map(own),
    beyond: new Map(beyond),
    rows: rows.map(row => heads.map((_, at) => own(row[at] ?? ''))),
  };
}

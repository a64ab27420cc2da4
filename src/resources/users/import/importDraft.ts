import { isObject } from '../../../platform/shape.ts';
import { drafts } from '../../../storage/drafts.ts';
import type { ImportRow } from './columns.ts';

/** The stored state of a row: waiting, sent, done, failed. */
export type RowMark = 'w' | 's' | 'd' | 'f';

/** An import that was interrupted. Passwords are never stored. */
export interface InterruptedImport {
  name: string;
  rows: ImportRow[];
  marks: RowMark[];
}

const ROWS = 'users:import';
const MARKS = 'users:import:marks';

const isRow = (row: unknown): row is ImportRow => isObject(row) && typeof row.email === 'string';

/** Stores an import on this device for the signed-in user: the rows once, the marks after each step. */
export const importDraft = {
  start: (user: string, name: string, rows: ImportRow[]) =>
    drafts.save(user, ROWS, { name, rows: rows.map(row => ({ ...row, password: '' })) }),
  saveMarks: (user: string, marks: RowMark[]) => drafts.save(user, MARKS, { marks: marks.join('') }),
  drop(user: string) {
    drafts.remove(user, ROWS);
    drafts.remove(user, MARKS);
  },
  read(user: string): InterruptedImport | undefined {
    const { name, rows } = drafts.read(user, ROWS)?.values ?? {};
    if (typeof name !== 'string' || !Array.isArray(rows) || !rows.every(isRow)) return undefined;
    const { marks } = drafts.read(user, MARKS)?.values ?? {};
    const savedMarks = typeof marks === 'string' ? marks : '';
    return {
      name,
      rows,
      marks: rows.map((_, at) =>
        /[sdf]/.test(savedMarks.charAt(at)) ? (savedMarks.charAt(at) as RowMark) : 'w',
      ),
    };
  },
};

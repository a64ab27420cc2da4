import { isObject } from '../../../platform/shape.ts';
import { drafts } from '../../../storage/drafts.ts';
import type { ImportRow } from './columns.ts';
import type { RowPlan } from './planUserChange.ts';

/** The stored state of a row: waiting, sent, done, failed. */
export type RowMark = 'w' | 's' | 'd' | 'f';

/** An import that was interrupted. Passwords are never stored. */
export interface InterruptedImport {
  name: string;
  rows: ImportRow[];
  plans: RowPlan[];
  marks: RowMark[];
}

const ROWS = 'users:import';
const MARKS = 'users:import:marks';

const isRow = (row: unknown): row is ImportRow => isObject(row) && typeof row.email === 'string';
const isPlan = (plan: unknown): plan is RowPlan =>
  isObject(plan)
    ? typeof plan.id === 'string' && isObject(plan.before) && isObject(plan.after)
    : plan === 'create' || plan === 'unchanged' || plan === 'notSelected';

/** Stores an import on this device for the signed-in user: the rows once, the marks after each step. */
export const importDraft = {
  start: (user: string, name: string, rows: ImportRow[], plans: RowPlan[]) =>
    drafts.save(user, ROWS, { name, rows: rows.map(row => ({ ...row, password: '' })), plans }),
  saveMarks: (user: string, marks: RowMark[]) => drafts.save(user, MARKS, { marks: marks.join('') }),
  drop(user: string) {
    drafts.remove(user, ROWS);
    drafts.remove(user, MARKS);
  },
  read(user: string): InterruptedImport | undefined {
    const { name, rows, plans: storedPlans } = drafts.read(user, ROWS)?.values ?? {};
    if (typeof name !== 'string' || !Array.isArray(rows) || !rows.every(isRow)) return undefined;
    // Earlier versions imported only new users.
    const plans = storedPlans ?? rows.map(() => 'create');
    if (!Array.isArray(plans) || plans.length !== rows.length || !plans.every(isPlan)) return undefined;
    const { marks } = drafts.read(user, MARKS)?.values ?? {};
    const savedMarks = typeof marks === 'string' ? marks : '';
    return {
      name,
      rows,
      plans,
      marks: rows.map((_, at) =>
        /[sdf]/.test(savedMarks.charAt(at)) ? (savedMarks.charAt(at) as RowMark) : 'w',
      ),
    };
  },
};

import { stepText, wayText, type Change, type Step } from '../json/changes.ts';

/** Under which heading a change is told: its words, and how many steps of its path they stand for. */
export interface Heading {
  title: string;
  steps: number;
}
export type HeadingOf = (path: readonly Step[]) => Heading;

/** Changes of one part of a document. The title of what stands in the document itself is empty. */
export interface Group<T extends Change> {
  title: string;
  rows: Row<T>[];
}
/** A change with its name, and what within that it is about. */
export interface Row<T extends Change> {
  change: T;
  name: string;
  within: string;
}

/** By the first step below the document. */
const byFirst: HeadingOf = path => (path.length > 1 ? { title: stepText(path[0]!), steps: 1 } : { title: '', steps: 0 });

const isTold = (step: Step) => typeof step === 'object';
function rowOf<T extends Change>(change: T, steps: number): Row<T> {
  const rest = change.path.slice(steps);
  const entry = rest.findLastIndex(isTold) + 1;
  // Below an entry of a list the entry is the name.
  return entry ? { change, name: wayText(rest.slice(0, entry)), within: wayText(rest.slice(entry)) } : { change, name: wayText(rest.slice(0, 1)), within: wayText(rest.slice(1)) };
}

/** Changes under their headings, both in the order of the document. */
export function grouped<T extends Change>(changes: readonly T[], headingOf: HeadingOf = byFirst): Group<T>[] {
  const groups = new Map<string, Group<T>>();
  for (const change of changes) {
    const { title, steps } = headingOf(change.path);
    const group = groups.get(title) ?? { title, rows: [] };
    groups.set(title, group);
    group.rows.push(rowOf(change, steps));
  }
  return [...groups.values()];
}

import { pathKey, pathLabel, segmentLabel, type JsonChange, type Step } from '../json/changes.ts';

/** Under which heading a change is told: its words, and how many steps of its path they stand for. */
export interface Heading {
  title: string;
  steps: number;
}
export type HeadingOf = (path: readonly Step[]) => Heading;

/** Changes of one part of a document. The title of what stands in the document itself is empty. */
export interface Group<T extends JsonChange> {
  title: string;
  rows: NamedChange<T>[];
}
/** A change with its name, and what within that it is about. */
export interface NamedChange<T extends JsonChange> {
  change: T;
  name: string;
  parentName: string;
}

/** So many steps all changes have in common, and each has one more. */
function shared(changes: readonly JsonChange[]): number {
  const [first, ...others] = changes.map(({ path }) => path.slice(0, -1).map(step => pathKey([step])));
  return others.reduce((common, steps) => {
    const at = steps.slice(0, common).findIndex((step, place) => step !== first![place]);
    return at < 0 ? Math.min(common, steps.length) : at;
  }, first?.length ?? 0);
}

/** By the first step below the document; of many changes by the first in which they differ. */
export function usualHeadings(changes: readonly JsonChange[], many: boolean): HeadingOf {
  const common = many ? shared(changes) : 0;
  return path =>
    path.length > Math.max(common, 1)
      ? { title: segmentLabel(path[common]!), steps: common + 1 }
      : { title: '', steps: 0 };
}

const isTold = (step: Step) => typeof step === 'object';
function rowOf<T extends JsonChange>(change: T, steps: number): NamedChange<T> {
  const rest = change.path.slice(steps);
  const entry = rest.findLastIndex(isTold) + 1;
  // Below an entry of a list the entry is the name.
  if (!rest.length) return { change, name: pathLabel(change.path.slice(-1)), parentName: '' };
  return entry
    ? { change, name: pathLabel(rest.slice(0, entry)), parentName: pathLabel(rest.slice(entry)) }
    : { change, name: pathLabel(rest.slice(0, 1)), parentName: pathLabel(rest.slice(1)) };
}

/** Changes under their headings, both in the order of the document. */
export function grouped<T extends JsonChange>(changes: readonly T[], headingOf: HeadingOf): Group<T>[] {
  const groups = new Map<string, Group<T>>();
  for (const change of changes) {
    const { title, steps } = headingOf(change.path);
    const group = groups.get(title) ?? { title, rows: [] };
    groups.set(title, group);
    group.rows.push(rowOf(change, steps));
  }
  return [...groups.values()];
}

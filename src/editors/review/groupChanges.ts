import { pathKey, pathLabel, segmentLabel, type JsonChange, type Step } from '../json/changes.ts';

/** The heading of a change. `steps` is the number of path steps that it covers. */
export interface Heading {
  title: string;
  steps: number;
}
export type HeadingOf = (path: readonly Step[]) => Heading;

/** The changes of one part of a document. The title is '' for the document itself. */
export interface Group<T extends JsonChange> {
  title: string;
  rows: NamedChange<T>[];
}
/** A change with the name of its entry. `parentName` is the changed part within that entry. */
export interface NamedChange<T extends JsonChange> {
  change: T;
  name: string;
  parentName: string;
}

/** Returns the number of path steps that all changes share. */
function shared(changes: readonly JsonChange[]): number {
  const [first, ...others] = changes.map(({ path }) => path.slice(0, -1).map(step => pathKey([step])));
  return others.reduce((common, steps) => {
    const at = steps.slice(0, common).findIndex((step, index) => step !== first![index]);
    return at < 0 ? Math.min(common, steps.length) : at;
  }, first?.length ?? 0);
}

/** Groups changes by their first step, or many changes by the first step that differs. */
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
  // The name of a list entry stands for everything in it.
  if (!rest.length) return { change, name: pathLabel(change.path.slice(-1)), parentName: '' };
  return entry
    ? { change, name: pathLabel(rest.slice(0, entry)), parentName: pathLabel(rest.slice(entry)) }
    : { change, name: pathLabel(rest.slice(0, 1)), parentName: pathLabel(rest.slice(1)) };
}

/** Groups changes by heading. Both keep the order of the document. */
export function groupChanges<T extends JsonChange>(changes: readonly T[], headingOf: HeadingOf): Group<T>[] {
  const groups = new Map<string, Group<T>>();
  for (const change of changes) {
    const { title, steps } = headingOf(change.path);
    const group = groups.get(title) ?? { title, rows: [] };
    groups.set(title, group);
    group.rows.push(rowOf(change, steps));
  }
  return [...groups.values()];
}

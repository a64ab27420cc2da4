/** Names of layers that queries leave out, as `parentLayer@layer` (docs/contract.md). */
const MARK = '@';

export interface Excluded {
  /** '' where the name has no parent. */
  parent: string;
  layer: string;
}

export const excludedName = ({ parent, layer }: Excluded) => `${parent.trim()}${MARK}${layer.trim()}`;

/** The first @ parts parent and layer. */
export function readExcluded(name: string): Excluded {
  const at = name.indexOf(MARK);
  return at < 0 ? { parent: '', layer: name } : { parent: name.slice(0, at), layer: name.slice(at + 1) };
}

/** The names by their parents, both in the order in which they came. */
export function byParent(names: readonly string[]): { parent: string; names: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const { parent } = readExcluded(name);
    groups.set(parent, [...(groups.get(parent) ?? []), name]);
  }
  return [...groups].map(([parent, names]) => ({ parent, names }));
}

/** A list with what was taken out and put in, each once. */
export const changed = (
  names: readonly string[],
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): string[] => [...new Set([...names.filter(name => !removed.includes(name)), ...added])];

/** What was taken out and put in between two lists. */
export const listChanges = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter(name => !before.includes(name)),
  removed: before.filter(name => !after.includes(name)),
});

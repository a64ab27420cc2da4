/** Separates parent and layer in the names of excluded layers: `parentLayer@layer` (docs/contract.md). */
const SEPARATOR = '@';

export interface Excluded {
  /** '' if the name has no parent. */
  parent: string;
  layer: string;
}

export const excludedName = ({ parent, layer }: Excluded) => `${parent.trim()}${SEPARATOR}${layer.trim()}`;

/** The first @ separates parent and layer. */
export function readExcluded(name: string): Excluded {
  const at = name.indexOf(SEPARATOR);
  return at < 0 ? { parent: '', layer: name } : { parent: name.slice(0, at), layer: name.slice(at + 1) };
}

/** Groups names by parent and keeps the order of both. */
export function groupNamesByParent(names: readonly string[]): { parent: string; names: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const { parent } = readExcluded(name);
    groups.set(parent, [...(groups.get(parent) ?? []), name]);
  }
  return [...groups].map(([parent, names]) => ({ parent, names }));
}

export const changed = (
  names: readonly string[],
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): string[] => [...new Set([...names.filter(name => !removed.includes(name)), ...added])];

export const listChanges = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter(name => !before.includes(name)),
  removed: before.filter(name => !after.includes(name)),
});

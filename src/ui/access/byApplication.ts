import { idOf } from '../../client/dialect.ts';
import type { Group, Item } from '../GroupedList.tsx';

/** An application's name, where it came populated; else its id. */
export const applicationName = (application: unknown): string => {
  const { applicationName: name, applicationId: code } = (application ?? {}) as { applicationName?: string; applicationId?: string };
  return name || code || idOf(application);
};

/** Rows grouped by the application each belongs to, groups and rows by name. */
export function byApplication<T>(
  rows: T[],
  applicationOf: (row: T) => unknown,
  item: (row: T) => Item,
  without: string,
): Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const application = applicationOf(row);
    const key = idOf(application);
    const group = groups.get(key) ?? { key, name: applicationName(application) || without, items: [] };
    group.items.push(item(row));
    groups.set(key, group);
  }
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  return [...groups.values()].sort(byName).map(group => ({ ...group, items: group.items.sort(byName) }));
}

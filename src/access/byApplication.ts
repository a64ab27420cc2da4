import { idOf } from '../client/dialect.ts';
import type { Group, Item } from '../lists/GroupedList.tsx';
import { inOrder } from '../ui/formats.ts';
import type { Name } from '../ui/Name.tsx';

/** An application's name where it came populated; else nothing. */
export const applicationName = (application: unknown): string => {
  const { applicationName: name, applicationId: code } = (application ?? {}) as {
    applicationName?: unknown;
    applicationId?: unknown;
  };
  return String(name || code || '');
};

interface Shape<T> {
  applicationOf(row: T): unknown;
  /** What that application is called. */
  nameOf(row: T): Name;
  item(row: T): Item;
  /** Where an application is looked at. */
  hrefOf?(application: string): string;
  /** Heads the rows that belong to no application. */
  without: string;
}

/** Rows grouped by the application each belongs to, groups and rows by name. */
export function byApplication<T>(
  rows: T[],
  { applicationOf, nameOf, item, hrefOf, without }: Shape<T>,
): Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const key = idOf(applicationOf(row));
    const group = groups.get(key) ?? {
      key,
      name: { text: without },
      ...(key && hrefOf && { href: hrefOf(key) }),
      items: [],
    };
    const name = nameOf(row);
    // Where it came once by its id alone and once as the object, the name counts.
    if (name.as ? !group.items.length : name.text) group.name = name;
    group.items.push(item(row));
    groups.set(key, group);
  }
  return [...groups.values()].sort(byName).map(group => ({ ...group, items: group.items.sort(byName) }));
}

const byName = (a: { name: Name }, b: { name: Name }) => inOrder(a.name.text, b.name.text);

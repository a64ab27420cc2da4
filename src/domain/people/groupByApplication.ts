import type { NamedRecord, RecordGroup } from '../../admin/index.ts';
import { referenceId } from '../../data/dialect.ts';
import { compareTexts } from '../../ui/formats.ts';
import { plainName, type Name } from '../../ui/Name.tsx';

/** Returns '' if the application is a bare id. */
export const applicationName = (application: unknown): string => {
  const { applicationName: name, applicationId: code } = (application ?? {}) as {
    applicationName?: unknown;
    applicationId?: unknown;
  };
  return String(name || code || '');
};

interface GroupOptions<T, R extends NamedRecord> {
  applicationOf(row: T): unknown;
  /** The name of the application of the row. */
  nameOf(row: T): Name;
  recordOf(row: T): R;
  /** Returns the path of the page of an application. */
  pathOf?(application: string): string;
  /** The heading of records that belong to no application. */
  without: string;
}

/** Groups records by application, and sorts groups and records by name. */
export function groupByApplication<T, R extends NamedRecord>(
  rows: readonly T[],
  { applicationOf, nameOf, recordOf, pathOf, without }: GroupOptions<T, R>,
): R[] {
  const groups = new Map<string, { group: RecordGroup; records: R[] }>();
  for (const row of rows) {
    const id = referenceId(applicationOf(row));
    const { group, records } = groups.get(id) ?? {
      group: { id, name: plainName(without), ...(id && pathOf && { path: pathOf(id) }) },
      records: [],
    };
    const name = nameOf(row);
    // The same application may appear as a bare id in one row and populated in another. The name of the
    // populated one is used.
    if (name.as ? !records.length : name.text) group.name = name;
    records.push({ ...recordOf(row), group });
    groups.set(id, { group, records });
  }
  return [...groups.values()]
    .sort((a, b) => byName(a.group, b.group))
    .flatMap(({ records }) => records.sort(byName));
}

const byName = (a: { name: Name }, b: { name: Name }) => compareTexts(a.name.text, b.name.text);

import { useResourceContext, type RaRecord } from 'react-admin';
import { referenceId } from '../../data/dialect.ts';
import { purposes, type Purpose } from '../../platform/purposes.ts';
import type { CATALOGUE_KINDS } from '../../platform/resources.ts';
import { toolgroups, type ToolGroup } from '../../platform/toolgroups.ts';
import { tools, type Tool } from '../../platform/tools.ts';
import { paths } from '../../ui/paths.ts';

export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

/** The complete record of each kind, as `info` returns it. */
export interface RecordByKind {
  purposes: Purpose;
  toolgroups: ToolGroup;
  tools: Tool;
}

/** The calls of each kind, its name field, the kind it contains, and its page. */
export const kinds = {
  purposes: { calls: purposes, name: 'purposeName', childKind: 'toolgroups', page: paths.purposes.show },
  toolgroups: { calls: toolgroups, name: 'toolGroupName', childKind: 'tools', page: paths.toolgroups.show },
  tools: { calls: tools, name: 'toolName', childKind: undefined, page: paths.tools.show },
} as const;

export type CatalogueRecord<K extends CatalogueKind = CatalogueKind> = RecordByKind[K] &
  RaRecord & { id: string; _id: string };

type CatalogueFields = Record<string, unknown> & { _id?: string | undefined };

/** Returns the name of a record, or undefined if it has none. */
export function getRecordName(
  kind: CatalogueKind,
  row: Partial<CatalogueFields> | undefined,
): string | undefined {
  const name = row?.[kinds[kind].name];
  return typeof name === 'string' && name ? name : undefined;
}

/** References may be IDs or populated objects. */
export const includesReference = (refs: unknown[] | undefined, id: string) =>
  (refs ?? []).some(ref => referenceId(ref) === id);

/** Returns the kind of the enclosing list, page or form, which is its resource. */
export const useCatalogueKind = () => useResourceContext() as CatalogueKind;

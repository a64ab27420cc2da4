import { useResourceContext, type RaRecord } from 'react-admin';
import { referenceId } from '../../data/dialect.ts';
import { purposes, type Purpose } from '../../platform/purposes.ts';
import type { CATALOGUE_KINDS } from '../../platform/resources.ts';
import { toolgroups, type ToolGroup } from '../../platform/toolgroups.ts';
import { tools, type Tool } from '../../platform/tools.ts';
import { paths } from '../../ui/paths.ts';

export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

/** A record of each kind, whole, as `info` answers it. */
export interface Whole {
  purposes: Purpose;
  toolgroups: ToolGroup;
  tools: Tool;
}

/** What is asked of each kind, the field of its name, what it holds in its order, and its page. */
export const kinds = {
  purposes: { calls: purposes, name: 'purposeName', holds: 'toolgroups', page: paths.purposes.show },
  toolgroups: { calls: toolgroups, name: 'toolGroupName', holds: 'tools', page: paths.toolgroups.show },
  tools: { calls: tools, name: 'toolName', holds: undefined, page: paths.tools.show },
} as const;

/** A record as react-admin holds it. */
export type CatalogueRecord<K extends CatalogueKind = CatalogueKind> = Whole[K] &
  RaRecord & { id: string; _id: string };

type CatalogueFields = Record<string, unknown> & { _id?: string | undefined };

/** What a record is called; undefined where the platform does not say. */
export function nameIn(kind: CatalogueKind, row: Partial<CatalogueFields> | undefined): string | undefined {
  const name = row?.[kinds[kind].name];
  return typeof name === 'string' && name ? name : undefined;
}

/** Whether an id is among references, whichever way they came. */
export const isAmong = (refs: unknown[] | undefined, id: string) =>
  (refs ?? []).some(ref => referenceId(ref) === id);

/** The kind of the enclosing list, page or form, which is its resource. */
export const useKind = () => useResourceContext() as CatalogueKind;

import { useMemo } from 'react';
import { idOf } from '../client/dialect.ts';
import type { Name } from '../ui/Name.tsx';
import { type Kind, nameIn } from './kinds.ts';
import { useAllPurposes, useAllToolgroups, useAllTools } from './lists.ts';

type Row = Record<string, unknown> & { _id?: string | undefined };
type Rows = Map<string, Row>;

const listed = (rows: Row[]): Rows => new Map(rows.map(row => [String(row._id), row]));
const refsOf = (row: Row | undefined, field: 'toolgroups' | 'tools') => (Array.isArray(row?.[field]) ? (row[field] as unknown[]).map(idOf) : []);

/** All purposes, toolgroups and tools by id: what each is called, and what is in it. */
export function useCatalogue() {
  const asked = { purposes: useAllPurposes(), toolgroups: useAllToolgroups(), tools: useAllTools() };
  const [purposeRows, groupRows, toolRows] = [asked.purposes.rows, asked.toolgroups.rows, asked.tools.rows];
  const rows: Record<Kind, Rows> = useMemo(() => ({ purposes: listed(purposeRows), toolgroups: listed(groupRows), tools: listed(toolRows) }), [purposeRows, groupRows, toolRows]);

  /** By the list; else as it came populated; else by its id. */
  const nameOf = (kind: Kind, ref: unknown): Name => {
    const id = idOf(ref);
    const text = nameIn(kind, rows[kind].get(id) ?? (ref as Partial<Row> | undefined));
    if (text) return { text };
    return asked[kind].asked.isPending ? { text: '', as: 'awaited' } : { text: id, as: 'id' };
  };
  const groupsIn = (purpose: string) => refsOf(rows.purposes.get(purpose), 'toolgroups');
  const toolsIn = (group: string) => refsOf(rows.toolgroups.get(group), 'tools');
  return {
    asked,
    rows,
    nameOf,
    groupsIn,
    toolsIn,
    toolsOfPurpose: (purpose: string) => new Set(groupsIn(purpose).flatMap(toolsIn)),
    helpOf: (tool: string) => String(rows.tools.get(tool)?.helpInfo ?? ''),
    /** What is in purposes and groups is known. */
    isRead: !!asked.purposes.asked.data && !!asked.toolgroups.asked.data,
  };
}

export type Catalogue = ReturnType<typeof useCatalogue>;

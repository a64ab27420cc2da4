import { useMemo } from 'react';
import { referenceId } from '../../../data/dialect.ts';
import { getRecordName } from '../../../domain/catalogue/kinds.ts';
import { useAllTools } from '../../../domain/catalogue/lists.ts';
import { textIn } from '../../../platform/unchecked.ts';
import type { Name } from '../../../ui/Name.tsx';

type Fields = Record<string, unknown>;

export interface ToolRow {
  _id: string;
  name: Name;
  help: string;
}

/**
 * Returns tools in their original order without duplicates. Names come from populated references, or from the
 * list of all tools.
 */
export function useToolRows(refs: readonly unknown[] | undefined): ToolRow[] {
  const isNameless = (refs ?? []).some(ref => !getRecordName('tools', ref as Fields));
  const { query, rows: all } = useAllTools(isNameless);
  const awaited = isNameless && query.isPending;
  return useMemo(() => {
    const listed = new Map(all.map(tool => [referenceId(tool), tool as Fields]));
    const byId = new Map((refs ?? []).map(ref => [referenceId(ref), ref]));
    byId.delete('');
    return [...byId].map(([id, ref]): ToolRow => {
      const tool = getRecordName('tools', ref as Fields) ? (ref as Fields) : listed.get(id);
      const text = getRecordName('tools', tool);
      return {
        _id: id,
        name: text ? { text } : awaited ? { text: '', as: 'awaited' } : { text: id, as: 'id' },
        help: textIn(tool?.helpInfo),
      };
    });
  }, [refs, all, awaited]);
}

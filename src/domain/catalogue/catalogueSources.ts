import type { ChoiceSource } from '../../admin/select/choices.ts';
import { getRecordName, kinds, type CatalogueKind } from './kinds.ts';

const sourceOf = (kind: CatalogueKind): ChoiceSource => ({
  endpoint: kinds[kind].calls.list,
  getArgs: text => ({
    query: { page: 1, pageSize: 100, sortBy: kinds[kind].name, sortDirection: 'asc', query: text },
  }),
  toChoice(row: Record<string, unknown> & { _id: string }) {
    const help = row.helpInfo;
    return {
      id: row._id,
      label: getRecordName(kind, row) ?? row._id,
      ...(typeof help === 'string' && help && { note: help }),
    };
  },
});

/** Choices are offered on focus and searched from the first character on (docs/behaviour.md 1 §5). */
export const catalogueSources: Record<CatalogueKind, ChoiceSource> = {
  purposes: sourceOf('purposes'),
  toolgroups: sourceOf('toolgroups'),
  tools: sourceOf('tools'),
};

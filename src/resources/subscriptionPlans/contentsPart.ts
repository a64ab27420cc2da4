import type { TransformData } from 'react-admin';
import type { RecordPart } from '../../admin/index.ts';
import type { CatalogueKind } from '../../domain/catalogue/kinds.ts';
import { applyPending, contentIds, mergeIds } from './contents.ts';
import type { PlanRecord } from './planForms.ts';

type Values = Record<string, unknown>;

/** The contents of one kind as a part of a plan. Changes are merged with those of other users. */
export const contentsPart = ({ id }: PlanRecord, kind: CatalogueKind): RecordPart => {
  const idsOf = (values: Values) => contentIds(values as Partial<PlanRecord>, kind);
  return {
    id: `${id}:${kind}`,
    get: plan => ({ [kind]: idsOf(plan) }),
    set: (plan, changes, before) =>
      kind in changes
        ? {
            ...plan,
            [kind]: mergeIds(idsOf(plan[kind] ? plan : before), idsOf(before), idsOf(changes)),
          }
        : plan,
    merges: true,
    // The form contains only the changes.
    toFormSource: source => (source === kind ? 'added' : source),
  };
};

/**
 * The values of the form. A draft stores only the changes, so restoring it keeps what other users have added
 * since.
 */
export interface ContentChange {
  added: { id: string; label: string }[];
  removed: string[];
}

/** Converts the changes in the form to the IDs that the plan will contain. */
export const applyChange =
  (kind: CatalogueKind): TransformData =>
  (values, options) => {
    const { added, removed } = values as ContentChange;
    const before = options?.previousData as Values & { id: string };
    const ids = applyPending(before[kind] as string[], { added: added.map(({ id }) => id), removed });
    return { ...before, [kind]: ids };
  };

import type { TransformData } from 'react-admin';
import type { RecordPart } from '../../admin/index.ts';
import type { CatalogueKind } from '../../domain/catalogue/kinds.ts';
import { awaitedIds, contentIds, mergedIds } from './contents.ts';
import type { PlanRecord } from './planForms.ts';

type Values = Record<string, unknown>;

/** The ids of what belongs to a plan, of one kind. What was added and removed is merged into what the plan has by then. */
export const contentsPart = ({ id }: PlanRecord, kind: CatalogueKind): RecordPart => {
  const idsOf = (values: Values) => contentIds(values as Partial<PlanRecord>, kind);
  return {
    id: `${id}:${kind}`,
    get: plan => ({ [kind]: idsOf(plan) }),
    set: (plan, changes, before) =>
      kind in changes
        ? {
            ...plan,
            [kind]: mergedIds(idsOf(plan[kind] ? plan : before), idsOf(before), idsOf(changes)),
          }
        : plan,
    merges: true,
    // The form asks for the change alone.
    toFormSource: source => (source === kind ? 'added' : source),
  };
};

/** The values of the form. Only the change is stored as a draft: restored later, it keeps what others have added meanwhile. */
export interface ContentChange {
  added: { id: string; label: string }[];
  removed: string[];
}

/** From the change that the form asks for to the ids that the plan will have. */
export const applyChange =
  (kind: CatalogueKind): TransformData =>
  (values, options) => {
    const { added, removed } = values as ContentChange;
    const before = options?.previousData as Values & { id: string };
    const ids = awaitedIds(before[kind] as string[], { added: added.map(({ id }) => id), removed });
    return { ...before, [kind]: ids };
  };

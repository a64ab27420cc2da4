import type { Kind } from '../../catalogue/kinds.ts';
import { formOf } from '../../forms/formOf.ts';
import type { Saved } from '../../forms/RecordForm.tsx';
import type { Part } from '../../forms/useSaveRecord.tsx';
import { Plan } from '../../platform/subscriptionPlans.ts';
import { awaitedIds, idsIn, mergedIds } from './contents.ts';
import type { PlanRecord } from './planForms.ts';
import { useSavePlan } from './useSavePlan.ts';

const { purposes, toolgroups, tools } = Plan.shape;
const forms = {
  purposes: formOf('resources.subscription-plans', { purposes }),
  toolgroups: formOf('resources.subscription-plans', { toolgroups }),
  tools: formOf('resources.subscription-plans', { tools }),
};

type Values = Record<string, unknown>;
const idsOf = (part: Values, kind: Kind) => part[kind] as string[];

/** What of one kind belongs to a plan: what is added and taken away is put into what it has by then. */
const partOf = (kind: Kind): Part => ({
  of: plan => ({ [kind]: idsIn(plan as PlanRecord, kind) }),
  into: (plan, from, to) => ({
    ...plan,
    [kind]: mergedIds(
      plan[kind] ? idsIn(plan as PlanRecord, kind) : idsOf(from, kind),
      idsOf(from, kind),
      idsOf(to, kind),
    ),
  }),
  merges: true,
});
const parts = { purposes: partOf('purposes'), toolgroups: partOf('toolgroups'), tools: partOf('tools') };

/** Saves what was added to a plan and taken from it. */
export function useSaveContents(plan: PlanRecord, kind: Kind) {
  const save = useSavePlan(forms[kind], plan, parts[kind]);
  return async ({ added, removed }: { added: { id: string }[]; removed: string[] }): Promise<Saved> => {
    if (!added.length && !removed.length) return true;
    const from = idsIn(plan, kind);
    const to = awaitedIds(from, { added: added.map(({ id }) => id), removed });
    const saved = await save(undefined, { [kind]: to }, { [kind]: from });
    // The field that was filled in is another one than the plan's.
    return typeof saved === 'object' && saved[kind] ? { added: saved[kind] } : saved;
  };
}

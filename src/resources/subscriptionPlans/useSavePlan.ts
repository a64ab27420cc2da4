import { useDataProvider } from 'react-admin';
import { asSent } from '../../client/asSent.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import type { StatedForm } from '../../forms/formOf.ts';
import { useSaveRecord, type Part } from '../../forms/useSaveRecord.tsx';
import { orSorry } from './orSorry.ts';
import type { PlanRecord } from './planForms.ts';

/** Saves a part of a plan by a PUT of all of it, everything else as it is just before. */
export function useSavePlan(form: StatedForm, plan: PlanRecord, part?: Part) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useSaveRecord(form, {
    saved: 'resources.subscription-plans.notifications.updated',
    undone: 'resources.subscription-plans.notifications.undone',
    error: orSorry('resources.subscription-plans.saveError'),
    record: asSent('subscription-plans', plan),
    read: async () =>
      asSent(
        'subscription-plans',
        (await dataProvider.getOne<PlanRecord>('subscription-plans', { id: plan.id })).data,
      ),
    ...(part && { part }),
  });
}

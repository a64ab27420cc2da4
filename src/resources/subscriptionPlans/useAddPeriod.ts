import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { useCreateOnce } from '../../forms/useCreateOnce.ts';
import { periodsOf, subscriptionPlans, type Plan } from '../../platform/subscriptionPlans.ts';
import { orSorry } from './orSorry.ts';
import { isSamePeriod } from './periods.ts';
import { periodForm, type PeriodValues, type PlanRecord } from './planForms.ts';

/** Adds a period to a plan, once. */
export function useAddPeriod(plan: PlanRecord) {
  const { id } = plan;
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useCreateOnce<PeriodValues, Plan | undefined>({
    fields: periodForm.fields,
    create: values => dataProvider.call(subscriptionPlans.addPeriod, { path: { id }, body: values }),
    isThere: async values => {
      const { data } = await dataProvider.getOne<PlanRecord>('subscription-plans', { id });
      const before = new Set(periodsOf(plan).periods.map(({ _id }) => _id));
      return periodsOf(data).periods.some(period => !before.has(period._id) && isSamePeriod(period, values));
    },
    added: 'resources.subscription-plans.notifications.updated',
    error: orSorry('resources.subscription-plans.periodError'),
  });
}

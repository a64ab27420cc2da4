import { useDataProvider } from 'react-admin';
import type { CreatePartProps } from '../../admin/index.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { periodsOf, subscriptionPlans } from '../../platform/subscriptionPlans.ts';
import { isSamePeriod } from './periods.ts';
import type { PeriodValues, PlanRecord } from './planForms.ts';

/** Adds a period to a plan, and looks for it among the new ones after a lost reply. */
export function usePeriodCreation(plan: PlanRecord): Pick<CreatePartProps, 'create' | 'findCreated'> {
  const { id } = plan;
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return {
    create: values =>
      dataProvider.call(subscriptionPlans.addPeriod, { path: { id }, body: values as PeriodValues }),
    async findCreated(values) {
      const { data } = await dataProvider.getOne<PlanRecord>('subscription-plans', { id });
      const before = new Set(periodsOf(plan).periods.map(({ _id }) => _id));
      return periodsOf(data).periods.some(period => !before.has(period._id) && isSamePeriod(period, values));
    },
  };
}

import { useRef } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { withId } from '../../client/withId.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { useCreateOnce } from '../../forms/useCreateOnce.ts';
import type { Application } from '../../platform/applications.ts';
import { findNewPlan, planIdsOf } from './findNewPlan.ts';
import { orSorry } from './orSorry.ts';
import { planForm, type PlanValues } from './planForms.ts';

/** Creates a plan of an application, once; `made` is its id, also where it was found only after its answer was lost. */
export function useCreatePlan(application: Application) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const made = useRef('');
  const create = useCreateOnce<PlanValues, RaRecord>({
    fields: planForm.fields,
    create: async values => {
      const { data } = await dataProvider.create('subscription-plans', {
        data: values,
        meta: { path: { appId: application._id } },
      });
      made.current = withId(data)._id;
      return data;
    },
    isThere: async values => {
      const found = await findNewPlan(dataProvider.call, application, values.name, planIdsOf(application));
      made.current = found ?? '';
      return found !== undefined;
    },
    added: 'resources.subscription-plans.notifications.updated',
    error: orSorry('resources.subscription-plans.createError'),
  });
  return { create, made };
}

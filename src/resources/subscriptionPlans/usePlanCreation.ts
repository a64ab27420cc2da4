import { useDataProvider } from 'react-admin';
import type { CreatePartProps } from '../../admin/index.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { withId } from '../../data/withId.ts';
import type { Application } from '../../platform/applications.ts';
import { findNewPlan, planIdsOf } from './findNewPlan.ts';

/** Creates a plan of an application, and looks for it by its name after a lost reply. */
export function usePlanCreation(application: Application): Pick<CreatePartProps, 'create' | 'findCreated'> {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return {
    async create(values) {
      const { data } = await dataProvider.create('subscription-plans', {
        data: values,
        meta: { path: { appId: application._id } },
      });
      const created = withId(data);
      return { ...created, id: created._id };
    },
    async findCreated({ name }) {
      const id = await findNewPlan(dataProvider.call, application, String(name), planIdsOf(application));
      return id === undefined ? undefined : { id };
    },
  };
}

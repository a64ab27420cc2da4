import { useDataProvider } from 'react-admin';
import type { CreatePartProps } from '../../admin/index.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { readList } from '../../data/dialect.ts';
import { requireId } from '../../data/requireId.ts';
import type { ApplicationValues } from '../../domain/organizations/applicationForms.ts';
import { applications, type Application } from '../../platform/applications.ts';
import { CallError } from '../../platform/errors.ts';

/** The error of an application id that another application has. */
const taken = () =>
  new CallError('rejected', 422, '', { errors: { applicationId: 'resources.applications.rule.taken' } });

/** Creates an application. After a lost reply, it looks for the application by its application id. */
export function useApplicationCreation(): Pick<CreatePartProps, 'create' | 'findCreated'> {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { call } = dataProvider;
  return {
    async create(typed) {
      const { cloneFrom, ...values } = typed as ApplicationValues;
      const applicationId = values.applicationId.trim();
      // Another user may have taken the id since the field lost the focus. If the check fails, the platform
      // decides.
      const { available } =
        (await call(applications.checkId, { query: { applicationId } }).catch(() => undefined)) ?? {};
      if (available === false) throw taken();
      const { data } = await dataProvider.create('applications', {
        data: { ...values, applicationId, ...(cloneFrom && { cloneFrom }) },
      });
      return { id: requireId(data)._id };
    },
    async findCreated(typed) {
      const appid = (typed as ApplicationValues).applicationId.trim();
      const { data } = readList<Application>(await call(applications.search, { query: { appid } }));
      const found = data.find(({ applicationId }) => applicationId?.toLowerCase() === appid.toLowerCase());
      return found && { id: found._id };
    },
  };
}

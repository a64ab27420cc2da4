import { useRef } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { readList } from '../../client/dialect.ts';
import { withId } from '../../client/withId.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { useCreateOnce } from '../../forms/useCreateOnce.ts';
import { newApplicationForm, type ApplicationValues } from '../../organization/forms.ts';
import { applications, type Application } from '../../platform/applications.ts';
import { CallError } from '../../platform/errors.ts';

/** The refusal of an application id that another application has. */
const taken = () =>
  new CallError('rejected', 422, '', { errors: { applicationId: 'resources.applications.rule.taken' } });

/** Creates an application, once; `made` is its id, also where it was found only after its answer was lost. */
export function useCreateApplication() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { call } = dataProvider;
  const made = useRef('');
  const create = useCreateOnce<ApplicationValues, RaRecord>({
    fields: newApplicationForm.fields,
    create: async ({ cloneFrom, ...values }) => {
      const applicationId = values.applicationId.trim();
      // Somebody may have taken it since the field was left; where nobody can say, the platform decides.
      const { available } =
        (await call(applications.checkId, { query: { applicationId } }).catch(() => undefined)) ?? {};
      if (available === false) throw taken();
      const { data } = await dataProvider.create('applications', {
        data: { ...values, applicationId, ...(cloneFrom && { cloneFrom }) },
      });
      made.current = withId(data)._id;
      return data;
    },
    named: (_, { applicationName }) => ({ name: applicationName }),
    isThere: async values => {
      const appid = values.applicationId.trim();
      const { data } = readList<Application>(await call(applications.search, { query: { appid } }));
      made.current =
        data.find(({ applicationId }) => applicationId?.toLowerCase() === appid.toLowerCase())?._id ?? '';
      return made.current !== '';
    },
    added: 'resources.applications.notifications.created',
    error: 'error.save',
  });
  return { create, made };
}

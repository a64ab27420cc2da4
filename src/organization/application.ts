import { useGetOne, type RaRecord } from 'react-admin';
import { useOutside } from '../auth/useAdministered.ts';
import { asSent } from '../client/asSent.ts';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { applications, type WholeApplication } from '../platform/applications.ts';

export type ApplicationRecord = WholeApplication & RaRecord & { id: string; _id: string };

/** What an application is called in a sentence. */
export const called = ({ applicationName, applicationId, _id }: ApplicationRecord) =>
  String(applicationName || applicationId || _id);

/** How an application is read: its plans whole (spec 2 §7). */
const meta = { query: { expand: 'subscriptionPlans' } };

/** An application with everything that belongs to it; refused where the signed-in user does not administer it. */
export function useApplication(id: string) {
  const { isOutside, refusal } = useOutside(id);
  const { data, error, refetch, isFetching } = useGetOne<ApplicationRecord>(
    'applications',
    { id, meta },
    { enabled: id !== '' && !isOutside, meta: { shows: applications.info.shows, ids: [id] } },
  );
  return { data: isOutside ? undefined : data, error: refusal ?? error, refetch, isFetching, isOutside };
}

/** Reads an application as it is now, to be sent back whole. */
export const readWhole = async (dataProvider: ConsoleDataProvider, id: string) =>
  asSent('applications', (await dataProvider.getOne<ApplicationRecord>('applications', { id, meta })).data);

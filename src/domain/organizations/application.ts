import { useGetOne, type RaRecord } from 'react-admin';
import { useOutside } from '../../auth/useAdministered.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { normalizeReferences } from '../../data/normalizeReferences.ts';
import { APPLICATION_TYPES, type WholeApplication } from '../../platform/applications.ts';

/** The documented types of an application as the choices of an input. */
export const applicationTypes = APPLICATION_TYPES.map(type => ({ id: type, name: type }));

export type ApplicationRecord = WholeApplication & RaRecord & { id: string; _id: string };

/** What an application is called in a sentence. */
export const called = ({ applicationName, applicationId, _id }: ApplicationRecord) =>
  String(applicationName || applicationId || _id);

/** An application is read with its whole plans (docs/behaviour.md 2 §7). */
const meta = { query: { expand: 'subscriptionPlans' } };

/** The options of a query of an application: a row of a list lacks most of it, so it is not shown meanwhile. */
export const applicationQuery = { meta, initialData: undefined, initialDataUpdatedAt: undefined };

/** An application with everything that belongs to it; refused where the signed-in user does not administer it. */
export function useApplication(id: string) {
  const { isOutside, refusal } = useOutside(id);
  const { data, error, refetch, isFetching } = useGetOne<ApplicationRecord>(
    'applications',
    { id, meta },
    { enabled: id !== '' && !isOutside },
  );
  return { data: isOutside ? undefined : data, error: refusal ?? error, refetch, isFetching, isOutside };
}

/** Reads an application as it is now, to be sent back whole. */
export const readWhole = async (dataProvider: ConsoleDataProvider, id: string) =>
  normalizeReferences(
    'applications',
    (await dataProvider.getOne<ApplicationRecord>('applications', { id, meta })).data,
  );

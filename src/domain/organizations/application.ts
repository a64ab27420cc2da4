import { useGetOne, type RaRecord } from 'react-admin';
import { useApplicationAccess } from '../../auth/useAdministeredApplicationIds.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { normalizeReferences } from '../../data/normalizeReferences.ts';
import { APPLICATION_TYPES, type WholeApplication } from '../../platform/applications.ts';

export const applicationTypes = APPLICATION_TYPES.map(type => ({ id: type, name: type }));

export type ApplicationRecord = WholeApplication & RaRecord & { id: string; _id: string };

/** Asks for all applications that the signed-in user may see, by name. */
export const applicationsByNameArgs = {
  query: { page: 1, pageSize: 0, sortBy: 'applicationName', sortDirection: 'asc' as const },
};

/** Reads an application with its populated plans (docs/behaviour.md 2 §7). */
const meta = { query: { expand: 'subscriptionPlans' } };

/**
 * Options of a query for one application. A row of the list lacks most fields, so it is not used as initial
 * data.
 */
export const applicationQuery = { meta, initialData: undefined, initialDataUpdatedAt: undefined };

/** Reads an application. `error` is a refusal if the signed-in user does not administer it. */
export function useApplication(id: string) {
  const { isDenied, refusal } = useApplicationAccess(id);
  const { data, error, refetch, isFetching } = useGetOne<ApplicationRecord>(
    'applications',
    { id, meta },
    { enabled: id !== '' && !isDenied },
  );
  return { data: isDenied ? undefined : data, error: refusal ?? error, refetch, isFetching, isDenied };
}

/** Reads the current version of an application, which a save sends back whole. */
export const readApplication = async (dataProvider: ConsoleDataProvider, id: string) =>
  normalizeReferences(
    'applications',
    (await dataProvider.getOne<ApplicationRecord>('applications', { id, meta })).data,
  );

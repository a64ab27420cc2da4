import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { readList, referenceId } from '../../data/dialect.ts';
import { applications, type Application } from '../../platform/applications.ts';

/** How many applications are read at a time. They come with all their plans. */
const PAGE = 100;

export interface ApplicationQuery {
  /** The application's id. Without it, the application that contains the plan is searched. */
  id?: string | undefined;
  planId?: string | undefined;
  /** The name of the application, if known. It shortens the search. */
  name?: string | undefined;
}

/**
 * Reads an application with its plans. The platform has no call for one, so it is searched by name, or
 * otherwise page by page.
 */
export async function findApplicationOfPlan(
  call: ConsoleDataProvider['call'],
  { id, planId, name }: ApplicationQuery,
  signal?: AbortSignal,
): Promise<Application | undefined> {
  const isIt = (application: Application) =>
    id
      ? application._id === id
      : (application.subscriptionPlans ?? []).some(plan => referenceId(plan) === planId);
  for (const text of name ? [name, undefined] : [undefined])
    for (let page = 1, last = 1; page <= last; page++) {
      const query = {
        page,
        pageSize: PAGE,
        sortBy: 'applicationName',
        sortDirection: 'asc' as const,
        query: text,
        expand: 'subscriptionPlans',
      };
      const { data, total, isComplete } = readList<Application>(
        await call(applications.list, { query }, { signal }),
      );
      const found = data.find(isIt);
      if (found) return found;
      last = isComplete || !data.length ? page : Math.ceil(total / PAGE);
    }
  return undefined;
}

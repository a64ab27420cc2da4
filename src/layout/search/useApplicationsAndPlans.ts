import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useCan } from '../../auth/AccessProvider.tsx';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { readList } from '../../data/dialect.ts';
import { endpointQuery } from '../../data/useEndpointQuery.ts';
import { applicationName } from '../../domain/people/groupByApplication.ts';
import { NAMES_STALE_TIME } from '../../domain/people/useNames.ts';
import { applications, type Application } from '../../platform/applications.ts';
import { nameKey } from '../../platform/fold.ts';
import { plansOfApplication } from '../../platform/subscriptionPlans.ts';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { containsWords, sortByRelevance, splitWords, type SearchMatch } from './searchMatches.ts';

/** The first words that are each searched on their own. */
const MAX_WORDS = 3;
const PLAN_SEARCH_SIZE = 100;
const MATCHES_PER_SEARCH = 8;

const listArgs = (pageSize: number, query?: string) => ({
  query: {
    page: 1,
    pageSize,
    sortBy: 'applicationName',
    sortDirection: 'asc' as const,
    query,
    expand: 'subscriptionPlans',
  },
});
/**
 * The applications that match the query, the one whose Application Id is the query, and the plans whose name and application
 * contain all of its words. The platform can search applications, but not plans: the whole query and its first words each search
 * applications with their plans. Plans are also found by their own names in the first page of all applications.
 */
export function useApplicationsAndPlans(query: string, settled: boolean, maxPlans: number) {
  const t = useText();
  const can = useCan();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const words = splitWords(query);
  const enabled =
    settled &&
    can({ action: 'list', resource: 'applications' }) &&
    can({ action: 'list', resource: 'subscription-plans' });
  const searchTexts = new Set([query.toLowerCase(), ...words.slice(0, MAX_WORDS)]);
  const searches = [
    ...[...searchTexts].map(text => listArgs(MATCHES_PER_SEARCH, text)),
    listArgs(PLAN_SEARCH_SIZE),
  ];
  const queries = useQueries({
    queries: enabled
      ? searches.map(args => ({
          ...endpointQuery(dataProvider, applications.list, args),
          staleTime: NAMES_STALE_TIME,
        }))
      : [],
  });

  const results = queries.map(({ data }) => readList<Application>(data).data);
  const foundApplications = [...new Map(results.flat().map(one => [one._id, one])).values()];
  const isExact = ({ applicationId }: Application) => nameKey(String(applicationId ?? '')) === nameKey(query);
  const exactApplication = query ? foundApplications.find(isExact) : undefined;
  const group = t('resources.subscription-plans.name', { smart_count: 2 });
  const plans = foundApplications.flatMap(application =>
    plansOfApplication(application)
      .filter(plan =>
        containsWords(
          `${plan.name} ${applicationName(application)} ${application.applicationId ?? ''}`,
          words,
        ),
      )
      .map((plan): SearchMatch => ({
        key: `plan ${plan._id}`,
        kind: 'subscription-plans',
        group,
        label: String(plan.name || plan._id),
        note: applicationName(application),
        to: paths['subscription-plans'].edit(plan._id),
      })),
  );
  return {
    queries,
    exactApplication,
    applications: (results[0] ?? []).filter(one => one._id !== exactApplication?._id),
    plans: sortByRelevance(plans, query).slice(0, maxPlans),
  };
}

import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useCan } from '../../auth/AccessProvider.tsx';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { readList } from '../../data/dialect.ts';
import { endpointQuery } from '../../data/useEndpointQuery.ts';
import { applicationName } from '../../domain/people/byApplication.ts';
import { NAMES_KEEP } from '../../domain/people/useNames.ts';
import { applications, type Application } from '../../platform/applications.ts';
import { plansOfApplication } from '../../platform/subscriptionPlans.ts';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { has, wordsOf, type SearchMatch } from './searchMatches.ts';

/** The platform searches applications, not plans: all of the text may be one's, or each word; by their own names plans are found in the first so many. */
const MOST_WORDS = 3;
const LOOKED_THROUGH = 100;
const FOUND = 8;

const asking = (pageSize: number, query?: string) => ({
  query: {
    page: 1,
    pageSize,
    sortBy: 'applicationName',
    sortDirection: 'asc' as const,
    query,
    expand: 'subscriptionPlans',
  },
});
/** The applications found by what is typed, and plans whose name and application have every word of it in them. */
export function useApplicationsAndPlans(name: string, settled: boolean, most: number) {
  const t = useText();
  const can = useCan();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const words = wordsOf(name);
  const enabled =
    settled &&
    can({ action: 'list', resource: 'applications' }) &&
    can({ action: 'list', resource: 'subscription-plans' });
  const texts = new Set([name.toLowerCase(), ...words.slice(0, MOST_WORDS)]);
  const asks = [...[...texts].map(text => asking(FOUND, text)), asking(LOOKED_THROUGH)];
  const asked = useQueries({
    queries: enabled
      ? asks.map(ask => ({ ...endpointQuery(dataProvider, applications.list, ask), staleTime: NAMES_KEEP }))
      : [],
  });

  const answers = asked.map(({ data }) => readList<Application>(data).data);
  const places = [...new Map(answers.flat().map(one => [one._id, one])).values()];
  const group = t('resources.subscription-plans.name', { smart_count: 2 });
  const plans = places.flatMap(place =>
    plansOfApplication(place)
      .filter(plan => has(`${plan.name} ${applicationName(place)} ${place.applicationId ?? ''}`, words))
      .map((plan): SearchMatch => ({
        key: `plan ${plan._id}`,
        kind: 'subscription-plans',
        group,
        label: String(plan.name || plan._id),
        note: applicationName(place),
        to: paths['subscription-plans'].edit(plan._id),
      })),
  );
  const found = answers[0] ?? [];
  return { asked, found, plans: plans.slice(0, most) };
}

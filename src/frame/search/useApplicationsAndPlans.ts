import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { APPLICATION_TABS } from '../../access/applicationTabs.ts';
import { applicationName } from '../../access/byApplication.ts';
import { NAMES_KEEP } from '../../access/useNames.ts';
import { useMay } from '../../calls/MeContext.tsx';
import { askQuery } from '../../calls/useAsk.ts';
import { readList } from '../../client/dialect.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { applications, type Application } from '../../platform/applications.ts';
import { plansOf } from '../../platform/subscriptionPlans.ts';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { has, MOST_PARTS, nearest, wordsOf, type Found } from './found.ts';

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
/** Opened most, and offered where no other is named. */
const USUAL_PARTS = ['daily-import', 'configs'];

/**
 * The applications found by what is typed; plans whose name and application have every word of it in them, and the making of
 * one for each of those applications.
 */
export function useApplicationsAndPlans(name: string, settled: boolean, most: number) {
  const t = useText();
  const may = useMay();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const words = wordsOf(name);
  const enabled = settled && may('applications') && may('subscription-plans');
  const texts = new Set([name.toLowerCase(), ...words.slice(0, MOST_WORDS)]);
  const asks = [...[...texts].map(text => asking(FOUND, text)), asking(LOOKED_THROUGH)];
  const asked = useQueries({
    queries: enabled
      ? asks.map(ask => ({ ...askQuery(dataProvider, applications.list, ask), staleTime: NAMES_KEEP }))
      : [],
  });

  const answers = asked.map(({ data }) => readList<Application>(data).data);
  const places = [...new Map(answers.flat().map(one => [one._id, one])).values()];
  const group = t('resources.subscription-plans.name', { smart_count: 2 });
  const plans = places.flatMap(place =>
    plansOf(place)
      .filter(plan => has(`${plan.name} ${applicationName(place)} ${place.applicationId ?? ''}`, words))
      .map((plan): Found => ({
        key: `plan ${plan._id}`,
        kind: 'subscription-plans',
        group,
        label: String(plan.name || plan._id),
        note: applicationName(place),
        to: paths.plan(plan._id),
      })),
  );
  const creations = places
    .map((place): Found => ({
      key: `plan for ${place._id}`,
      kind: 'act',
      group: t('search.acts'),
      section: 'acts on records',
      label: t('resources.subscription-plans.page.createFor', { application: applicationName(place) }),
      to: paths.newPlan(place._id),
    }))
    .filter(({ label }) => has(label, words));
  const found = answers[0] ?? [];
  const parts = useParts(places, nearest(found, applicationName, name), words);
  return { asked, found, parts, plans: [...plans.slice(0, most), ...creations.slice(0, most)] };
}

/** Pages of an application where a word names one; else the usual ones of the one that fits best. And what is done with it from anywhere. */
function useParts(places: Application[], first: Application | undefined, words: string[]): Found[] {
  const t = useText();
  const may = useMay();
  const pages = places.flatMap(place =>
    APPLICATION_TABS.flatMap((hash): Found[] => {
      const [name, page] = [applicationName(place), t(`resources.applications.tabs.${hash}`)];
      const wanted =
        has(`${name} ${page}`, words) &&
        (!has(name, words) || (place._id === first?._id && USUAL_PARTS.includes(hash)));
      const label = t('search.within', { name, page });
      return wanted
        ? [
            {
              key: `part ${place._id} ${hash}`,
              kind: 'page',
              group: t('search.pages'),
              section: 'pages of records',
              label,
              note: t('resources.applications.name', { smart_count: 2 }),
              to: `${paths.application(place._id)}#${hash}`,
            },
          ]
        : [];
    }),
  );
  const name = first && applicationName(first);
  const clone: Found[] =
    name && may('cloneApplication')
      ? [
          {
            key: `clone ${first._id}`,
            kind: 'act',
            group: t('search.acts'),
            section: 'acts on records',
            label: t('search.act.clone', { name }),
            to: `${paths.newApplication}?from=${first._id}`,
          },
        ]
      : [];
  return [...pages.slice(0, MOST_PARTS), ...clone];
}

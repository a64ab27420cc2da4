import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { readList, referenceId } from '../../data/dialect.ts';
import { notFoundError } from '../../data/failures.ts';
import { endpointQuery } from '../../data/useEndpointQuery.ts';
import { applicationName } from '../../domain/people/groupByApplication.ts';
import { allApplicationsArgs, NAMES_STALE_TIME, useApplicationNames } from '../../domain/people/useNames.ts';
import { applications, type Application } from '../../platform/applications.ts';
import { findApplicationOfPlan } from './findApplicationOfPlan.ts';

interface PlanApplication {
  /** The application as an id or a populated object. Undefined if the platform omits it. */
  application: unknown;
  planId?: string;
}

/**
 * Reads an application with all its plans, and reads it again when one of them changes. `name` is available
 * earlier.
 */
export function useApplicationWithPlans({ application, planId = '' }: PlanApplication) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const key = referenceId(application) || planId;
  const [found, setFound] = useState<{ key: string; application: Application }>();
  // Once the application is found, the list of all names is not needed.
  const known = found?.key === key ? found.application : application;
  const [id, idName] = [referenceId(known), useApplicationNames([known])(known)];

  /**
   * Returns the name for the search. The list of all applications contains it if the reference is a bare id.
   */
  const loadName = async () => {
    if (!id || applicationName(known)) return applicationName(known);
    const all = await queryClient.fetchQuery({
      ...endpointQuery(dataProvider, applications.list, allApplicationsArgs),
      staleTime: NAMES_STALE_TIME,
    });
    const one = readList<Application>(all).data.find(({ _id }) => _id === id);
    if (!one) throw notFoundError();
    return applicationName(one);
  };
  const query = useQuery({
    queryKey: [applications.list.route, 'with plans', key],
    queryFn: async ({ signal }) => {
      const now = await findApplicationOfPlan(
        dataProvider.call,
        { id, planId, name: await loadName() },
        signal,
      );
      if (!now) throw notFoundError();
      setFound({ key, application: now });
      return now;
    },
    enabled: key !== '',
    meta: { shows: applications.list.shows },
  });
  const name = applicationName(query.data);
  return {
    query,
    application: query.data,
    id: id || referenceId(query.data),
    name: name
      ? { text: name }
      : !idName.text && query.isPending
        ? { text: '', as: 'awaited' as const }
        : idName,
  };
}

export type ApplicationWithPlans = ReturnType<typeof useApplicationWithPlans>;

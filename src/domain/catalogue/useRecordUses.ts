import { useMemo } from 'react';
import { referenceId } from '../../data/dialect.ts';
import { useEndpointList } from '../../data/useEndpointList.ts';
import { applications } from '../../platform/applications.ts';
import { plansOfApplication } from '../../platform/subscriptionPlans.ts';
import { compareTexts } from '../../ui/formats.ts';
import { paths } from '../../ui/paths.ts';
import { applicationName } from '../people/groupByApplication.ts';
import { catalogueHref } from './ancestors.ts';
import { getRecordName, includesReference, type CatalogueKind } from './kinds.ts';
import { namesQueryOptions, useAllPurposes, useAllToolgroups } from './lists.ts';

export interface RecordUse {
  id: string;
  name: string;
  to: string;
  /** The application of a plan. */
  of?: string;
}

const withPlans = {
  query: {
    page: 1,
    pageSize: 0,
    sortBy: 'applicationName',
    sortDirection: 'asc' as const,
    expand: 'subscriptionPlans',
  },
};

const inNames = (uses: RecordUse[]) => uses.sort((a, b) => compareTexts(a.name, b.name));

/**
 * Finds the uses of a record: toolgroups that contain a tool, purposes that contain a toolgroup directly or
 * by one of its tools, and plans that include it. Admins see only their applications. `isComplete` is whether
 * all lists are loaded.
 */
export function useRecordUses(kind: CatalogueKind, id: string) {
  const groups = useAllToolgroups(kind === 'tools');
  const purposes = useAllPurposes(kind !== 'purposes');
  const applicationList = useEndpointList(applications.list, withPlans, namesQueryOptions);
  const queries = [
    applicationList.query,
    ...(kind === 'purposes' ? [] : [purposes.query]),
    ...(kind === 'tools' ? [groups.query] : []),
  ];

  const uses = useMemo(() => {
    const holding = kind === 'tools' ? groups.rows.filter(({ tools }) => includesReference(tools, id)) : [];
    const wanted = new Set(
      kind === 'tools' ? holding.map(({ _id }) => _id) : kind === 'toolgroups' ? [id] : [],
    );
    const above = wanted.size
      ? purposes.rows.filter(({ toolgroups }) => (toolgroups ?? []).some(ref => wanted.has(referenceId(ref))))
      : [];
    const asUse =
      (of: 'purposes' | 'toolgroups') =>
      (row: { _id?: string | undefined }): RecordUse => {
        const own = String(row._id);
        return {
          id: own,
          name: getRecordName(of, row as Record<string, unknown>) ?? own,
          to: catalogueHref(of, own),
        };
      };
    return {
      purposes: inNames(above.map(asUse('purposes'))),
      toolgroups: inNames(holding.map(asUse('toolgroups'))),
      plans: inNames(
        applicationList.rows.flatMap(application =>
          plansOfApplication(application)
            .filter(plan => includesReference(plan[kind], id))
            .map(plan => ({
              id: plan._id,
              name: plan.name,
              to: paths['subscription-plans'].edit(plan._id),
              of: applicationName(application),
            })),
        ),
      ),
    };
  }, [kind, id, groups.rows, purposes.rows, applicationList.rows]);

  return {
    ...uses,
    query: {
      isPending: queries.some(({ isPending }) => isPending),
      error: queries.find(({ error }) => error)?.error ?? null,
      refetch: () => queries.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
    },
    isComplete: queries.every(({ data }) => data !== undefined),
  };
}

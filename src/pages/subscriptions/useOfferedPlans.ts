import { useMemo } from 'react';
import type { ChoiceSource } from '../../admin/select/choices.ts';
import { readList, referenceId } from '../../data/dialect.ts';
import { useEndpointQuery } from '../../data/useEndpointQuery.ts';
import type { Application } from '../../platform/applications.ts';
import { readOfferedPlans, type OfferedPlan, type PlanOffer } from './planOffers.ts';

/**
 * Returns the current plans of the chosen application. They are read again when plans change, so that prices
 * are up to date.
 */
export function useOfferedPlans(source: ChoiceSource, chosen: PlanOffer | undefined): OfferedPlan[] {
  const { data } = useEndpointQuery(source.endpoint, source.getArgs(chosen?.label ?? ''), {
    enabled: chosen !== undefined,
  });
  return useMemo(() => {
    const now = chosen && readList<Application>(data).data.find(row => referenceId(row) === chosen.id);
    return now ? readOfferedPlans(now) : (chosen?.plans ?? []);
  }, [chosen, data]);
}

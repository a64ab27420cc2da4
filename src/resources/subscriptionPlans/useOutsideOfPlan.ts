import { useAdministered, useOutside } from '../../auth/useAdministered.ts';
import { forbidden } from '../../data/failures.ts';
import { CallError } from '../../platform/errors.ts';
import type { ApplicationWithPlans } from './useApplicationWithPlans.ts';

/** Whether a plan belongs to no application that the signed-in user administers, also where the plan does not name its application. */
export function useOutsideOfPlan({ id, asked: { isLoading, error } }: ApplicationWithPlans) {
  const isAdmin = useAdministered() !== undefined;
  const outside = useOutside(id);
  if (id || !isAdmin) return outside;
  const isNowhere = error instanceof CallError && error.status === 404;
  return { isOutside: isLoading || isNowhere, refusal: isNowhere ? forbidden() : undefined };
}

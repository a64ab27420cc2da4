import type { Query, QueryClient } from '@tanstack/react-query';

/** Where a resource is asked for, when that is not under its own name. */
const places: Record<string, string> = { apikeys: 'users/apikey' };

/**
 * Asks again for everything on screen that shows a resource: react-admin's queries are keyed by its name, those of
 * `useAsk` by the call's route.
 */
export function refresh(queryClient: QueryClient, resource: string) {
  const route = new RegExp(`^[A-Z]+ /api/${places[resource] ?? resource}(/|$)`);
  const shows = ({ queryKey: [first] }: Query) => first === resource || (typeof first === 'string' && route.test(first));
  return queryClient.invalidateQueries({ predicate: shows });
}

/** Asks again for everything on screen, and for what else is known when it is next shown. */
export const refreshAll = (queryClient: QueryClient) => queryClient.invalidateQueries();

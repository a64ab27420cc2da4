import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Asks again for everything on screen that shows a resource: react-admin's queries are keyed by its name, those of
 * `useAsk` by the call's route.
 */
export function refresh(queryClient: QueryClient, resource: string) {
  const shows = ({ queryKey: [first] }: Query) =>
    first === resource || (typeof first === 'string' && new RegExp(`^[A-Z]+ /api/${resource}(/|$)`).test(first));
  return queryClient.invalidateQueries({ predicate: shows });
}

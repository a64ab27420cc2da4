import type { ListFilter } from '../../lists/filters.ts';
import { PROVIDERS, SUBSCRIPTION_FILTERS, USER_FILTERS } from '../../platform/users.ts';

/** The filters of the user list (spec 1 §2). */
export const userFilters: ListFilter<'resources.users'>[] = [
  { source: 'filter', kind: 'choice', options: USER_FILTERS },
  { source: 'provider', kind: 'choice', options: ['all', ...PROVIDERS] },
  { source: 'subscriptionFilter', kind: 'choice', options: SUBSCRIPTION_FILTERS },
  { source: 'lastLoggedIn', kind: 'days' },
  { source: 'lastLoggedOut', kind: 'days' },
  { source: 'activeUserPercent', kind: 'count' },
];

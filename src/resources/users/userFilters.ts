import { PROVIDERS, SUBSCRIPTION_FILTERS, USER_FILTERS } from '../../platform/users.ts';
import type { Filter } from '../../lists/filters.ts';

/** The filters of the user list (spec 1 §2). */
export const userFilters: Filter[] = [
  { source: 'filter', label: 'users.filter.filter', kind: 'choice', options: USER_FILTERS.map(value => ({ value, label: `users.option.${value}` })) },
  {
    source: 'provider',
    label: 'users.filter.provider',
    kind: 'choice',
    options: (['all', ...PROVIDERS] as const).map(value => ({ value, label: `users.option.${value}` })),
  },
  {
    source: 'subscriptionFilter',
    label: 'users.filter.subscriptionFilter',
    kind: 'choice',
    options: SUBSCRIPTION_FILTERS.map(value => ({ value, label: `users.option.${value}` })),
  },
  { source: 'lastLoggedIn', label: 'users.filter.lastLoggedIn', kind: 'days' },
  { source: 'lastLoggedOut', label: 'users.filter.lastLoggedOut', kind: 'days' },
  { source: 'activeUserPercent', label: 'users.filter.activeUserPercent', kind: 'count' },
];

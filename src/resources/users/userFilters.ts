import type { ListFilter } from '../../lists/filters.ts';
import { lists } from '../../platform/resources.ts';

const { filter, provider, subscriptionFilter } = lists.users.filters;

/** The filters of the user list (spec 1 §2). */
export const userFilters: ListFilter<'resources.users'>[] = [
  { source: 'filter', kind: 'choice', options: ['all', ...filter] },
  { source: 'provider', kind: 'choice', options: ['all', ...provider] },
  { source: 'subscriptionFilter', kind: 'choice', options: ['all', ...subscriptionFilter] },
  { source: 'lastLoggedIn', kind: 'days' },
  { source: 'lastLoggedOut', kind: 'days' },
  { source: 'activeUserPercent', kind: 'count' },
];

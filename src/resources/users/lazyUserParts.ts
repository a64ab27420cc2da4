import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

/** The inline form of a user, in the list and on the user's page, within an `InlineEditProvider`. */
export const UserEditor = lazyComponent(
  () => import('./UserRowForm.tsx'),
  ['personRules', 'resources.users'],
);

/** The bulk actions of the list. Their code loads when a user is selected. */
export const UserBulkToolbar = lazyComponent(
  () => import('./UserBulkToolbar.tsx'),
  ['emails', 'resources.users', 'userBulk'],
);

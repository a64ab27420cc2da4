import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

/** The form of a user, in the list and on the user's page; it comes when somebody is about to edit. */
export const UserEditor = lazyComponent(
  () => import('./UserRowForm.tsx'),
  ['personRules', 'resources.users'],
);

import { later } from '../../ui/later.tsx';

/** The form of a user, in the list and on the user's page; it comes when somebody is about to edit. */
export const userEditor = later(() => import('./UserRowForm.tsx'), ['personRules', 'resources.users']);

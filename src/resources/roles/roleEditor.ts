import { later } from '../../ui/later.tsx';

/** The form of a role, in the list and on the role's page; it comes when somebody is about to edit. */
export const roleEditor = later(() => import('./RoleForm.tsx'), ['resources.roles']);

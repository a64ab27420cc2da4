import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

/** The form of a role, in the list and on the role's page; it comes when somebody is about to edit. */
export const RoleEditor = lazyComponent(() => import('./RoleForm.tsx'), ['resources.roles']);

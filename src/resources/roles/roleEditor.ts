import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

/** The inline form of a role, in the list and on the role's page, within an `InlineEditProvider`. */
export const RoleEditor = lazyComponent(() => import('./RoleForm.tsx'), ['resources.roles']);

import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

/** The inline form of a role. Requires an `InlineEditProvider`. */
export const RoleEditor = lazyComponent(() => import('./RoleForm.tsx'), ['resources.roles']);

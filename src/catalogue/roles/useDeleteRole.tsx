import { useRecordContext } from 'react-admin';
import type { RoleRecord } from '../../access/roleForm.ts';
import { useRemove } from '../../activity/useRemove.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

const RoleUses = lazyComponent(() => import('./RoleUses.tsx'), ['catalogue', 'resources.roles']);

/** Where the role in context is used. */
export function RecordRoleUses() {
  const role = useRecordContext<RoleRecord>();
  return role ? <RoleUses roleId={String(role.id)} name={role.roleName} /> : null;
}

const uses = (role: RoleRecord) => <RoleUses roleId={String(role.id)} name={role.roleName} />;

/** Deletes a role after saying where it is used; answers whether it happened. */
export const useDeleteRole = () => useRemove('roles', 'error.removeRecord', uses);

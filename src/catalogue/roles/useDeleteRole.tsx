import type { RoleRecord } from '../../access/roleForm.ts';
import { useRemove } from '../../activity/useRemove.tsx';
import { RoleUses } from './RecordRoleUses.tsx';

const uses = (role: RoleRecord) => <RoleUses roleId={String(role.id)} name={role.roleName} />;

/** Deletes a role after saying where it is used; answers whether it happened. */
export const useDeleteRole = () => useRemove('roles', 'error.removeRecord', uses);

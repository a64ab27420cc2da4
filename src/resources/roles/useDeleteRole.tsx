import { useRemove } from '../../calls/useRemove.tsx';
import type { RoleRecord } from './roleColumns.ts';
import { RoleUses } from './RoleUses.tsx';

const uses = (role: RoleRecord) => <RoleUses roleId={String(role.id)} />;

/** Deletes a role after saying where it is used; answers whether it happened. */
export const useDeleteRole = () => useRemove('roles', uses);

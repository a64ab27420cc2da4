import type { Role } from './roles.ts';

/**
 * The role that runs an application: what changes it or gives it is a superadmin's (docs/behaviour.md 1 §6, docs/decisions/admin-role.md). Another case, accents,
 * full width or invisible characters do not make it another role.
 */
export const isAdminRole = ({ roleName }: Pick<Role, 'roleName'>) =>
  String(roleName ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{C}\p{Default_Ignorable_Code_Point}\s]/gu, '')
    .toLowerCase() === 'admin';

import type { Role } from './roles.ts';

/**
 * The role that runs an application: what changes it or gives it is a superadmin's (spec 1 §6). Another case, accents,
 * full width or invisible characters do not make it another role.
 */
export const isAdminRole = ({ roleName }: Pick<Role, 'roleName'>) =>
  String(roleName ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{C}\p{Default_Ignorable_Code_Point}\s]/gu, '')
    .toLowerCase() === 'admin';

import type { Role } from './roles.ts';

/**
 * Returns whether a role is the role Admin, which only superadmins change and assign (docs/behaviour.md 1 §6,
 * docs/decisions/admin-role.md). Case, accents, full-width forms and invisible characters do not distinguish
 * role names.
 */
export const isAdminRole = ({ roleName }: Pick<Role, 'roleName'>) =>
  String(roleName ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{C}\p{Default_Ignorable_Code_Point}\s]/gu, '')
    .toLowerCase() === 'admin';

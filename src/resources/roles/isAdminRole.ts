import type { Role } from '../../platform/roles.ts';

/** The role that runs an application: its clone, and what would change it, are a superadmin's (spec 1 §2). */
export const isAdminRole = ({ roleName }: Pick<Role, 'roleName'>) => roleName === 'Admin';

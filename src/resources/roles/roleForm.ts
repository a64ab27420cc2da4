import { Role } from '../../platform/roles.ts';
import { formOf, type FormValues } from '../../forms/formOf.ts';

export const roleForm = formOf('roles', { roleName: Role.shape.roleName, roleDescription: Role.shape.roleDescription });
export type RoleValues = FormValues<typeof roleForm>;

import type { RaRecord } from 'react-admin';
import { formOf, type FormValues } from '../forms/formOf.ts';
import { Role } from '../platform/roles.ts';

export type RoleRecord = Role & RaRecord;

export const roleForm = formOf('resources.roles', {
  roleName: Role.shape.roleName,
  roleDescription: Role.shape.roleDescription,
});
export type RoleValues = FormValues<typeof roleForm>;

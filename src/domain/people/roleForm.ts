import type { RaRecord } from 'react-admin';
import { defineForm, type FormValues } from '../../admin/form/defineForm.ts';
import { Role } from '../../platform/roles.ts';

export type RoleRecord = Role & RaRecord;

export const roleForm = defineForm('resources.roles', {
  roleName: Role.shape.roleName,
  roleDescription: Role.shape.roleDescription,
});
export type RoleValues = FormValues<typeof roleForm>;

import type { ChoiceSource, ComboboxChoice } from '../../admin/select/choices.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import { isAdminRole } from '../../platform/adminRole.ts';
import { applications, type Application } from '../../platform/applications.ts';
import { roles, type Role } from '../../platform/roles.ts';
import { applicationName } from './groupByApplication.ts';

export const applicationSource: ChoiceSource = {
  endpoint: applications.list,
  getArgs: text => ({
    query: { page: 1, pageSize: 100, sortBy: 'applicationName', sortDirection: 'asc', query: text },
  }),
  toChoice: (row: Application): ComboboxChoice => ({ id: row._id, label: applicationName(row) || row._id }),
};

/** Searches applications by application id. It leaves out the application whose `_id` is `skip`. */
export const applicationIdSource = (skip: string): ChoiceSource => ({
  endpoint: applications.search,
  minLength: 1,
  getArgs: text => ({ query: { appid: text, ...(skip && { skip }) } }),
  toChoice: (row: Application): ComboboxChoice => ({
    id: row._id,
    label: applicationName(row) || row.applicationId || row._id,
    ...(row.applicationId && { note: row.applicationId }),
  }),
});

export const roleSource: ChoiceSource = {
  endpoint: roles.search,
  getArgs: text => ({ query: { name: text } }),
  toChoice: (row: Role): ComboboxChoice => ({
    id: String(row._id),
    label: String(row.roleName || row._id),
    ...(row.roleDescription && { note: row.roleDescription }),
  }),
};

/** Restricts roles to those that the signed-in user may assign: only superadmins assign the role Admin. */
export function useAssignableRoles(source: ChoiceSource): ChoiceSource {
  const can = useCan();
  return can({ action: 'manageAdmin', resource: 'roles' })
    ? source
    : { ...source, isExcluded: ({ label }) => isAdminRole({ roleName: label }) };
}

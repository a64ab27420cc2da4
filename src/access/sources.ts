import { applications, type Application } from '../platform/applications.ts';
import { roles, type Role } from '../platform/roles.ts';
import type { Choice, Source } from '../forms/select/choices.ts';

/** What is chosen from most: applications and roles. */
export const applicationSource: Source = {
  endpoint: applications.list,
  ask: text => ({ query: { page: 1, pageSize: 100, sortBy: 'applicationName', sortDirection: 'asc', query: text } }),
  choice: (row: Application): Choice => ({ id: row._id, label: row.applicationName ?? row.applicationId ?? row._id }),
};

export const roleSource: Source = {
  endpoint: roles.search,
  ask: text => ({ query: { name: text } }),
  choice: (row: Role): Choice => ({ id: String(row._id), label: row.roleName, ...(row.roleDescription && { note: row.roleDescription }) }),
};

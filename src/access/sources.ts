import { applications, type Application } from '../platform/applications.ts';
import { roles, type Role } from '../platform/roles.ts';
import { userName } from '../platform/userName.ts';
import { users, type User } from '../platform/users.ts';
import type { Choice, Source } from '../forms/select/choices.ts';

/** Users are searched from this many characters on, when typing stops for this long (spec 1 §9), milliseconds. */
export const PERSON_SEARCH_LENGTH = 3;

/** What is chosen from most: applications, roles, people. */
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

export const personSource: Source = {
  endpoint: users.search,
  ask: text => ({ query: { name: text } }),
  choice: (row: User): Choice => ({ id: row._id, label: userName(row), note: row.email }),
  from: PERSON_SEARCH_LENGTH,
};

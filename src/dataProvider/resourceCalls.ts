import type { AnyEndpoint } from '../platform/endpoint.ts';
import type { ListName } from '../platform/lists.ts';
import { roles } from '../platform/roles.ts';
import { tags } from '../platform/tags.ts';
import { users } from '../platform/users.ts';

/** Which of the platform's calls answers each of react-admin's questions about a resource. */
export interface ResourceCalls {
  list: AnyEndpoint;
  listName: ListName;
  /** Missing where the platform has no call for one record: it is then found in the list (contract.md). */
  one?: AnyEndpoint;
  create?: AnyEndpoint;
  update?: AnyEndpoint;
  remove?: AnyEndpoint;
}

export const resourceCalls: Record<string, ResourceCalls> = {
  users: { listName: 'users', list: users.list, one: users.info, create: users.create, update: users.update, remove: users.remove },
  roles: { listName: 'roles', list: roles.list, one: roles.info, create: roles.create, update: roles.update, remove: roles.remove },
  tags: { listName: 'tags', list: tags.list, create: tags.create, update: tags.update, remove: tags.remove },
};

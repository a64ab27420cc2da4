import type { ResourceName } from '../platform/resources.ts';
import { isObject } from '../platform/shape.ts';
import { toReferenceId } from './dialect.ts';

const roleReferences = ['rolesAssigned.role', 'rolesAssigned.application'];
/**
 * The fields of each resource whose references are sent as IDs. `list.field` is a field of the objects in a
 * list.
 */
const referencePaths: Partial<Record<ResourceName, readonly string[]>> = {
  purposes: ['toolgroups', ...roleReferences],
  toolgroups: ['tools', ...roleReferences],
  tools: ['toolConfigs.applicationId', ...roleReferences],
  applications: ['tools', 'roles', 'adminUsers', 'subscriptionPlans'],
  'subscription-plans': ['purposes', 'toolgroups', 'tools'],
};

/** Replaces populated references by their IDs, as a record is sent (docs/contract.md). */
export function normalizeReferences<T extends object>(resource: ResourceName, record: T): T {
  const result = { ...record } as Record<string, unknown>;
  for (const path of referencePaths[resource] ?? []) {
    const [list, field] = path.split('.') as [string, string?];
    const refs = result[list];
    if (Array.isArray(refs))
      result[list] = refs.map(one =>
        field === undefined
          ? toReferenceId(one)
          : isObject(one) && field in one
            ? { ...one, [field]: toReferenceId(one[field]) }
            : one,
      );
  }
  return result as T;
}

import type { ResourceName } from '../platform/resources.ts';
import { isObject } from '../platform/shape.ts';
import { toReferenceId } from './dialect.ts';

const roleReferences = ['rolesAssigned.role', 'rolesAssigned.application'];
/** Where the records of a resource hold references that are sent by their ids: a list of them, or of objects with one in this field. */
const referencePaths: Partial<Record<ResourceName, readonly string[]>> = {
  purposes: ['toolgroups', ...roleReferences],
  toolgroups: ['tools', ...roleReferences],
  tools: ['toolConfigs.applicationId', ...roleReferences],
  applications: ['tools', 'roles', 'adminUsers', 'subscriptionPlans'],
  'subscription-plans': ['purposes', 'toolgroups', 'tools'],
};

/** A record as it is sent: with ids, whichever way its references came (docs/contract.md). */
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

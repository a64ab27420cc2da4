import type { ResourceName } from '../platform/resources.ts';
import { isObject } from '../platform/shape.ts';
import { asId } from './dialect.ts';

const carried = ['rolesAssigned.role', 'rolesAssigned.application'];
/** Where the records of a resource hold references that are sent by their ids: a list of them, or of objects with one in this field. */
const references: Partial<Record<ResourceName, readonly string[]>> = {
  purposes: ['toolgroups', ...carried],
  toolgroups: ['tools', ...carried],
  tools: ['toolConfigs.applicationId', ...carried],
  applications: ['tools', 'roles', 'adminUsers', 'subscriptionPlans'],
  'subscription-plans': ['purposes', 'toolgroups', 'tools'],
};

/** A record as it is sent: with ids, whichever way its references came (docs/contract.md). */
export function normalizeReferences<T extends object>(resource: ResourceName, record: T): T {
  const sent = { ...record } as Record<string, unknown>;
  for (const place of references[resource] ?? []) {
    const [list, field] = place.split('.') as [string, string?];
    const refs = sent[list];
    if (Array.isArray(refs))
      sent[list] = refs.map(one =>
        field === undefined
          ? asId(one)
          : isObject(one) && field in one
            ? { ...one, [field]: asId(one[field]) }
            : one,
      );
  }
  return sent as T;
}

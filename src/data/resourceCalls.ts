import type { AnyEndpoint } from '../platform/endpoint.ts';
import type { ResourceName } from '../platform/resources.ts';

/** Which of the platform's calls answers each of react-admin's questions about a resource. */
interface ResourceCalls {
  list?: AnyEndpoint;
  /** Missing where the platform has no call for one record: it is then found in the list (contract.md). */
  info?: AnyEndpoint;
  create?: AnyEndpoint;
  update?: AnyEndpoint;
  remove?: AnyEndpoint;
}

/** Each comes with the screens that ask; here it is found again. */
const areas: Record<ResourceName, () => Promise<ResourceCalls>> = {
  users: async () => (await import('../platform/users.ts')).users,
  roles: async () => (await import('../platform/roles.ts')).roles,
  tags: async () => (await import('../platform/tags.ts')).tags,
  purposes: async () => (await import('../platform/purposes.ts')).purposes,
  toolgroups: async () => (await import('../platform/toolgroups.ts')).toolgroups,
  tools: async () => (await import('../platform/tools.ts')).tools,
  applications: async () => (await import('../platform/applications.ts')).applications,
  'subscription-plans': async () => (await import('../platform/subscriptionPlans.ts')).subscriptionPlans,
  notifications: async () => (await import('../platform/notifications.ts')).notifications,
};

const found: Record<string, ResourceCalls | undefined> = {};

/** The call that answers a question about a resource, where there is one. */
export const callFor = async (resource: string, question: keyof ResourceCalls) =>
  (found[resource] ??= await areas[resource as ResourceName]?.())?.[question];

/** The same; throws where there is none. */
export async function neededCall(resource: string, question: keyof ResourceCalls): Promise<AnyEndpoint> {
  const endpoint = await callFor(resource, question);
  if (!endpoint) throw new Error(`the platform has no call "${question}" for ${resource}`);
  return endpoint;
}

/** The call at once, where the resource's calls were asked for before. */
export const callHere = (resource: string, question: keyof ResourceCalls) => found[resource]?.[question];

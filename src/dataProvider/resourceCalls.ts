import type { AnyEndpoint } from '../platform/endpoint.ts';
import { platform } from '../platform/index.ts';
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

const areas: Record<ResourceName, ResourceCalls> = platform;

/** The call that answers a question about a resource, where there is one. */
export const callFor = (resource: string, question: keyof ResourceCalls) => areas[resource as ResourceName]?.[question];

/** The same; throws where there is none. */
export function neededCall(resource: string, question: keyof ResourceCalls): AnyEndpoint {
  const endpoint = callFor(resource, question);
  if (!endpoint) throw new Error(`the platform has no call "${question}" for ${resource}`);
  return endpoint;
}

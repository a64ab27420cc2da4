import type { AnyEndpoint } from '../platform/endpoint.ts';

/** The platform's calls for react-admin's methods of a resource. */
export interface ResourceCalls {
  list?: AnyEndpoint;
  /** Missing if the platform has no call for one record. The record is then found in the list (docs/contract.md). */
  info?: AnyEndpoint;
  create?: AnyEndpoint;
  update?: AnyEndpoint;
  remove?: AnyEndpoint;
}

type ResourceMethod = keyof ResourceCalls;

/** Loads the calls of a resource when they are first needed. */
export function createResourceCalls(load: (resource: string) => Promise<ResourceCalls> | undefined) {
  const loaded: Record<string, ResourceCalls | undefined> = {};
  const findCall = async (resource: string, question: ResourceMethod) =>
    (loaded[resource] ??= await load(resource))?.[question];
  return {
    /** Returns undefined for a call that the platform does not have. */
    find: findCall,
    /** Throws for a call that the platform does not have. */
    async get(resource: string, question: ResourceMethod): Promise<AnyEndpoint> {
      const endpoint = await findCall(resource, question);
      if (!endpoint) throw new Error(`the platform has no call "${question}" for ${resource}`);
      return endpoint;
    },
    /** Returns undefined if the resource's calls are not loaded yet. */
    loaded: (resource: string, question: ResourceMethod) => loaded[resource]?.[question],
  };
}

export type ResourceCallFinder = ReturnType<typeof createResourceCalls>;

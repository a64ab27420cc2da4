import type { AnyEndpoint } from '../platform/endpoint.ts';

/** Which of the platform's calls answers each of react-admin's questions about a resource. */
export interface ResourceCalls {
  list?: AnyEndpoint;
  /** Missing where the platform has no call for one record: it is then found in the list (docs/contract.md). */
  info?: AnyEndpoint;
  create?: AnyEndpoint;
  update?: AnyEndpoint;
  remove?: AnyEndpoint;
}

type Question = keyof ResourceCalls;

/** The calls of each resource. They load with the screens that ask. */
export function createResourceCalls(load: (resource: string) => Promise<ResourceCalls> | undefined) {
  const loaded: Record<string, ResourceCalls | undefined> = {};
  const find = async (resource: string, question: Question) =>
    (loaded[resource] ??= await load(resource))?.[question];
  return {
    /** The call that answers a question about a resource; undefined where there is none. */
    find,
    /** The same; throws where there is none. */
    async get(resource: string, question: Question): Promise<AnyEndpoint> {
      const endpoint = await find(resource, question);
      if (!endpoint) throw new Error(`the platform has no call "${question}" for ${resource}`);
      return endpoint;
    },
    /** The call at once, where the resource's calls are loaded. */
    loaded: (resource: string, question: Question) => loaded[resource]?.[question],
  };
}

export type ResourceCallFinder = ReturnType<typeof createResourceCalls>;

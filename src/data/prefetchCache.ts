export interface PrefetchedCall {
  token: string;
  response: Promise<Response>;
  text: Promise<string>;
  /** All of it, once it is here. */
  answer?: { response: Response; text: string };
}

/**
 * Calls begun while the code that needs them still loads (prefetch.ts). `take` hands each out once, to the same address and
 * token only; asked for anything else, the call is simply made then.
 */
export const prefetchCache = new Map<string, PrefetchedCall>();

/** The response begun for this address, or undefined where there is none or it was lost. One that hung has failed. */
export async function takePrefetched(address: string, token: string | undefined) {
  const prefetched = prefetchCache.get(address);
  prefetchCache.delete(address);
  if (!prefetched || prefetched.token !== token) return undefined;
  try {
    return { response: await prefetched.response, text: prefetched.text };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') throw error;
    return undefined;
  }
}

export const clearPrefetched = () => prefetchCache.clear();

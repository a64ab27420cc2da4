export interface PrefetchedCall {
  token: string;
  response: Promise<Response>;
  text: Promise<string>;
  /** The complete response, as soon as it has arrived. */
  received?: { response: Response; text: string };
}

/** Requests sent while the code that needs them still loads (prefetch.ts), by URL. Each is used once, with the token that sent it. */
export const prefetchCache = new Map<string, PrefetchedCall>();

/** Takes the response of a prefetched URL. Returns undefined if the URL was not prefetched or the connection failed; throws if the request timed out. */
export async function takePrefetched(url: string, token: string | undefined) {
  const prefetched = prefetchCache.get(url);
  prefetchCache.delete(url);
  if (!prefetched || prefetched.token !== token) return undefined;
  try {
    return { response: await prefetched.response, text: prefetched.text };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') throw error;
    return undefined;
  }
}

export const clearPrefetched = () => prefetchCache.clear();

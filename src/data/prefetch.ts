import { CALL_TIMEOUT, headers } from './call.ts';
import { prefetchCache, type PrefetchedCall } from './prefetchCache.ts';

/** Sends a request before the code that needs its reply has loaded. */
export function prefetch(url: string, token: string) {
  if (prefetchCache.has(url)) return;
  const response = fetch(url, {
    headers: headers(token, false),
    signal: AbortSignal.timeout(CALL_TIMEOUT),
  });
  const prefetched: PrefetchedCall = { token, response, text: response.then(reply => reply.text()) };
  prefetchCache.set(url, prefetched);
  Promise.all([response, prefetched.text]).then(
    ([response, text]) => (prefetched.received = { response, text }),
    () => {},
  );
}

/** Resolves with the complete text of a prefetched response, and rejects if the request fails. */
export const prefetchedText = (url: string) => prefetchCache.get(url)?.text;

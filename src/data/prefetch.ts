import { CALL_TIMEOUT, headers } from './call.ts';
import { prefetchCache, type PrefetchedCall } from './prefetchCache.ts';

/** Sends a request before the code that needs its reply has loaded. */
export function prefetch(address: string, token: string) {
  if (prefetchCache.has(address)) return;
  const response = fetch(address, {
    headers: headers(token, false),
    signal: AbortSignal.timeout(CALL_TIMEOUT),
  });
  const prefetched: PrefetchedCall = { token, response, text: response.then(reply => reply.text()) };
  prefetchCache.set(address, prefetched);
  Promise.all([response, prefetched.text]).then(
    ([response, text]) => (prefetched.answer = { response, text }),
    () => {},
  );
}

/** Resolves with the complete text of a prefetched response, and rejects if the request fails. */
export const prefetchedText = (address: string) => prefetchCache.get(address)?.text;

import { CALL_TIMEOUT, headers } from './call.ts';
import { prefetchCache, type PrefetchedCall } from './prefetchCache.ts';

/** Makes a call whose code is still on its way. */
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

/** Resolves once all of an answer that was begun is here; rejects where it does not come. */
export const prefetchedText = (address: string) => prefetchCache.get(address)?.text;

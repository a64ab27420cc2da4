/** The platform is checked at most this often. */
const CACHE_MS = 10_000;
const TIMEOUT_MS = 1_500;

/**
 * Checks whether a remote platform responds. Without a token it should refuse to name the current user, which
 * is a response.
 */
export function createReachabilityCheck(target: URL): () => Promise<boolean> {
  const address = `${target.origin}${target.pathname.replace(/\/$/, '')}/api/users/me`;
  const ask = async () => {
    const reply = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' });
    await reply.body?.cancel();
    return reply.status < 500;
  };
  let known = { at: -Infinity, answer: Promise.resolve(false) };
  return () => {
    if (performance.now() - known.at > CACHE_MS)
      known = { at: performance.now(), answer: ask().catch(() => false) };
    return known.answer;
  };
}

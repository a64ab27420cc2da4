/** A platform is asked this often at most, however often somebody wants to know. */
const GOOD_FOR_MS = 10_000;
const PATIENCE_MS = 1_500;

/** Whether a platform elsewhere answers: asked who one is, it says even to nobody in particular that nobody is signed in. */
export function reachable(target: URL): () => Promise<boolean> {
  const address = `${target.origin}${target.pathname.replace(/\/$/, '')}/api/users/me`;
  const ask = async () => {
    const reply = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' });
    await reply.body?.cancel();
    return reply.status < 500;
  };
  let known = { at: -Infinity, answer: Promise.resolve(false) };
  return () => {
    if (performance.now() - known.at > GOOD_FOR_MS)
      known = { at: performance.now(), answer: ask().catch(() => false) };
    return known.answer;
  };
}

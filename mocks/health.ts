import type { Context } from 'hono';

const PATIENCE_MS = 2_000;

/** Responds with 200 if everything that this program depends on responds, otherwise with 503. */
export const health = (isThere: () => Promise<boolean>) => async (c: Context) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>(resolve => (timer = setTimeout(resolve, PATIENCE_MS, false)));
  const isWell = await Promise.race([isThere().catch(() => false), late]);
  clearTimeout(timer);
  return c.json({ status: isWell ? 'ok' : 'unavailable' }, isWell ? 200 : 503, {
    'Cache-Control': 'no-store',
  });
};

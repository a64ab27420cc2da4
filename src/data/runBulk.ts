export type BulkState = 'waiting' | 'running' | 'done' | 'failed' | 'skipped';

export interface BulkResult {
  state: BulkState;
  /** Why it failed. */
  error?: unknown;
}

/** At most this many calls at a time. */
export const AT_ONCE = 4;

/**
 * Does one job for each item, four at a time, each exactly once. Cancelling lets the running ones end and starts no
 * other; what did not begin is `skipped`. `inOrder`: one after the other, none after one that failed.
 */
export async function runBulk<T>(
  items: T[],
  job: (item: T) => Promise<unknown>,
  tell: (item: T, result: BulkResult) => void,
  cancelled: () => boolean,
  inOrder = false,
): Promise<void> {
  const waiting = [...items];
  let failed = false;
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      if (cancelled() || (inOrder && failed)) {
        tell(item, { state: 'skipped' });
        continue;
      }
      tell(item, { state: 'running' });
      try {
        await job(item);
        tell(item, { state: 'done' });
      } catch (error) {
        failed = true;
        tell(item, { state: 'failed', error });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(inOrder ? 1 : AT_ONCE, items.length) }, worker));
}

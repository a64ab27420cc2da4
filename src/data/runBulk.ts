export type BulkState = 'waiting' | 'running' | 'done' | 'failed' | 'skipped';

export interface BulkResult {
  state: BulkState;
  /** Why it failed. */
  error?: unknown;
}

/** At most this many calls at a time. */
export const MAX_CONCURRENT = 4;

/**
 * Does one job for each item, four at a time, each exactly once. Cancelling lets the running ones end and starts no
 * other; what did not begin is `skipped`. `inOrder`: one after the other, none after one that failed.
 */
export async function runBulk<T>(
  items: T[],
  job: (item: T) => Promise<unknown>,
  onResult: (item: T, result: BulkResult) => void,
  isCancelled: () => boolean,
  inOrder = false,
): Promise<void> {
  const waiting = [...items];
  let failed = false;
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      if (isCancelled() || (inOrder && failed)) {
        onResult(item, { state: 'skipped' });
        continue;
      }
      onResult(item, { state: 'running' });
      try {
        await job(item);
        onResult(item, { state: 'done' });
      } catch (error) {
        failed = true;
        onResult(item, { state: 'failed', error });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(inOrder ? 1 : MAX_CONCURRENT, items.length) }, worker));
}

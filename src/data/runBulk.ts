export type BulkState = 'waiting' | 'running' | 'done' | 'failed' | 'skipped';

export interface BulkResult {
  state: BulkState;
  /** Set if `state` is `failed`. */
  error?: unknown;
}

export const MAX_CONCURRENT = 4;

/**
 * Runs a job once for each item, at most `MAX_CONCURRENT` at a time. Cancelling lets running jobs finish and
 * reports the others as `skipped`. `inOrder` runs one job at a time and stops after a failure.
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

export type BulkState = 'waiting' | 'running' | 'done' | 'failed' | 'skipped';

export interface BulkResult {
  state: BulkState;
  /** Set if `state` is `failed`. */
  error?: unknown;
}

export const MAX_CONCURRENT = 4;

/**
 * Runs a task once for each item, at most `MAX_CONCURRENT` at a time. Cancelling lets running jobs finish and
 * reports the others as `skipped`. `isSequential` runs one task at a time and stops after a failure.
 */
export async function runBulk<T>(
  items: T[],
  task: (item: T) => Promise<unknown>,
  onResult: (item: T, result: BulkResult) => void,
  isCancelled: () => boolean,
  isSequential = false,
): Promise<void> {
  const queue = [...items];
  let hasFailed = false;
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      if (isCancelled() || (isSequential && hasFailed)) {
        onResult(item, { state: 'skipped' });
        continue;
      }
      onResult(item, { state: 'running' });
      try {
        await task(item);
        onResult(item, { state: 'done' });
      } catch (error) {
        hasFailed = true;
        onResult(item, { state: 'failed', error });
      }
    }
  };
  await Promise.all(
    Array.from({ length: Math.min(isSequential ? 1 : MAX_CONCURRENT, items.length) }, worker),
  );
}

import { createChecker, type CheckRequest } from './check.ts';
import { compareVersions, type Versions } from './compare.ts';
import { findAndReplace, type FindRequest } from './findAndReplace.ts';
import type { Checks } from './rules.ts';

/** Handles the messages to a worker: checks, comparisons and searches. Call it once in the worker's file. */
export function serveWorker(checks?: Checks) {
  const checker = createChecker(checks);
  addEventListener('message', ({ data }: MessageEvent<CheckRequest | Versions | FindRequest>) => {
    if ('base' in data) return postMessage(compareVersions(data));
    if ('wanted' in data) return postMessage(findAndReplace(data.text, data.wanted, data.limit));
    if (data.compare !== undefined) checker.compare(data.compare);
    if (data.choice) checker.choose(data.choice);
    postMessage(checker.check(data.text));
  });
}

import { checker, type CheckRequest } from './check.ts';
import { compareVersions, type Versions } from './compare.ts';
import { find, type FindRequest } from './find.ts';
import type { Checks } from './rules.ts';

/** Answers the messages of a worker: checks, comparisons and searches. Call it once in the worker's file. */
export function serveWorker(checks?: Checks) {
  const texts = checker(checks);
  addEventListener('message', ({ data }: MessageEvent<CheckRequest | Versions | FindRequest>) => {
    if ('base' in data) return postMessage(compareVersions(data));
    if ('wanted' in data) return postMessage(find(data.text, data.wanted, data.most));
    if (data.compare !== undefined) texts.compare(data.compare);
    if (data.choice) texts.choose(data.choice);
    postMessage(texts.check(data.text));
  });
}

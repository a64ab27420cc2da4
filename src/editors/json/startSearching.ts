import {
  cannotMatch,
  findAndReplace,
  type FindRequest,
  type TextMatches,
  type TextReplacement,
} from './findAndReplace.ts';
import { needsWorker, openWorker } from './worker.ts';

/** Starts a search over documents. Long documents are searched in one worker until `end`, or on the page if it fails. */
export function startSearching() {
  let worker: Worker | undefined;
  let pending: { request: FindRequest; resolve(found: TextMatches): void }[] = [];
  const end = () => {
    worker?.terminate();
    worker = undefined;
    pending = [];
  };
  const startWorker = () => {
    const newWorker = openWorker();
    newWorker.onmessage = ({ data }: MessageEvent<TextMatches>) => pending.shift()?.resolve(data);
    // The worker failed, or a deploy has removed its file.
    newWorker.onerror = () => {
      const unanswered = pending;
      end();
      for (const { request, resolve } of unanswered)
        resolve(findAndReplace(request.text, request.wanted, request.limit));
    };
    return newWorker;
  };
  return {
    /** Returns at most `limit` matches, and counts all of them. */
    async find(text: string, wanted: TextReplacement, limit = 0): Promise<TextMatches> {
      if (cannotMatch(text, wanted))
        return { counts: {}, skippedNames: 0, matches: [], addresses: new Map(), text };
      if (!needsWorker(text.length)) return findAndReplace(text, wanted, limit);
      worker ??= startWorker();
      const request: FindRequest = { text, wanted, limit };
      const answer = new Promise<TextMatches>(resolve => pending.push({ request, resolve }));
      worker.postMessage(request);
      return answer;
    },
    end,
  };
}

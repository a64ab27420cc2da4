import type { QueryClient } from '@tanstack/react-query';
import type { WriteObserver } from '../../data/writes.ts';
import type { CachedReply } from './cachedRecords.ts';

type Recorder = typeof import('./recorder.ts') & typeof import('../actions/loadAction.ts');

/** The replies in the cache. A cached reply is never mutated. */
const cachedReplies = (cache: QueryClient): CachedReply[] =>
  cache
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data } }) =>
      typeof data === 'object' && data !== null ? { key: queryKey, data } : [],
    );

/**
 * Records a user's writes in their journal. The recorder loads with the first write. Names and earlier values come from the query
 * cache as it was when the write was sent.
 */
export function journalObserver(user: string, cache: QueryClient) {
  let loading: Promise<Recorder> | undefined;
  const load = () => {
    loading ??= Promise.all([import('./recorder.ts'), import('../actions/loadAction.ts')]).then(
      ([recorder, actions]) => ({ ...recorder, ...actions }),
    );
    // After an error, the next write loads the modules again.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  let queue: Promise<unknown> = Promise.resolve();
  /** Runs steps in the order of the calls, including calls before the recorder has loaded. */
  const enqueue = <T>(step: (recorder: Recorder) => T | Promise<T>): Promise<T> => {
    const result = queue.then(load).then(step);
    queue = result.catch(() => {});
    return result;
  };

  const observer: WriteObserver = (endpoint, args) => {
    const replies = cachedReplies(cache);
    const recording = enqueue(async ({ loadAction, recordWrite }) => {
      const action = await loadAction(endpoint.route);
      return action && recordWrite(user, replies, action, args);
    });
    return end => void enqueue(() => recording.then(onEnd => onEnd?.(end))).catch(() => {});
  };
  /** Groups all writes until the returned function is called into one entry. */
  const group = () => {
    const start = enqueue(({ group }) => group());
    return () => void enqueue(() => start.then(endGroup => endGroup())).catch(() => {});
  };
  /** Registers the undo of the last write. Returns an undo that also marks its journal entries. */
  const registerUndo = (undo: () => Promise<boolean>) => {
    const registered = enqueue(recorder => recorder.registerUndo(undo)).catch(() => undo);
    return async () => (await registered)();
  };
  return { observer, group, registerUndo };
}

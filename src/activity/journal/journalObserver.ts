import type { QueryClient } from '@tanstack/react-query';
import type { WriteObserver } from '../../data/writes.ts';
import type { CachedReply } from './known.ts';

type Recorder = typeof import('./recorder.ts') & typeof import('../actions/loadAction.ts');

/** The answers in the cache; none of them changes any more. */
const answersIn = (cache: QueryClient): CachedReply[] =>
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
    // What failed to load is asked for again.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  let queue: Promise<unknown> = Promise.resolve();
  /** Runs steps in the order of the calls, including those made before the recorder has loaded. */
  const enqueue = <T>(step: (recorder: Recorder) => T | Promise<T>): Promise<T> => {
    const result = queue.then(load).then(step);
    queue = result.catch(() => {});
    return result;
  };

  const observer: WriteObserver = (endpoint, args) => {
    const answers = answersIn(cache);
    const recording = enqueue(async ({ loadAction, recordWrite: record }) => {
      const action = await loadAction(endpoint.route);
      return action && record(user, answers, action, args);
    });
    return end => void enqueue(() => recording.then(onEnd => onEnd?.(end))).catch(() => {});
  };
  /** Groups all writes until the returned function is called into one entry. */
  const group = () => {
    const begun = enqueue(({ group }) => group());
    return () => void enqueue(() => begun.then(endGroup => endGroup())).catch(() => {});
  };
  /** Registers the undo of the last write. Returns an undo that also marks its journal entries. */
  const undoable = (undo: () => Promise<boolean>) => {
    const offered = enqueue(recorder => recorder.undoable(undo)).catch(() => undo);
    return async () => (await offered)();
  };
  return { observer, group, undoable };
}

import type { QueryClient } from '@tanstack/react-query';
import type { WriteObserver } from '../../data/writes.ts';
import type { Answer } from './known.ts';

type Recorder = typeof import('./recorder.ts') & typeof import('../actions/index.ts');

/** The answers in the cache; none of them changes any more. */
const answersIn = (cache: QueryClient): Answer[] =>
  cache
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data } }) =>
      typeof data === 'object' && data !== null ? { key: queryKey, data } : [],
    );

/**
 * Records in the journal of a user what is written. The recorder is loaded with the first write; names and earlier values
 * come from what was in the cache when the write was sent.
 */
export function journalObserver(user: string, cache: QueryClient) {
  let loading: Promise<Recorder> | undefined;
  const load = () => {
    loading ??= Promise.all([import('./recorder.ts'), import('../actions/index.ts')]).then(
      ([recorder, actions]) => ({ ...recorder, ...actions }),
    );
    // What failed to load is asked for again.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  let queue: Promise<unknown> = Promise.resolve();
  /** What is told before the recorder is there is kept in order. */
  const tell = <T>(step: (recorder: Recorder) => T | Promise<T>): Promise<T> => {
    const told = queue.then(load).then(step);
    queue = told.catch(() => {});
    return told;
  };

  const observer: WriteObserver = (endpoint, args) => {
    const answers = answersIn(cache);
    const ended = tell(async ({ loadAction, record }) => {
      const action = await loadAction(endpoint.route);
      return action && record(user, answers, action, args);
    });
    return end => void tell(() => ended.then(hear => hear?.(end))).catch(() => {});
  };
  /** Writes until the returned function is called are one entry. */
  const group = () => {
    const ended = tell(({ group }) => group());
    return () => void tell(() => ended.then(end => end())).catch(() => {});
  };
  /** Registers how the last write is undone; returns an undo that also marks its entries. */
  const undoable = (undo: () => Promise<boolean>) => {
    const offered = tell(recorder => recorder.undoable(undo)).catch(() => undo);
    return async () => (await offered)();
  };
  return { observer, group, undoable };
}

import type { QueryClient } from '@tanstack/react-query';
import type { WriteObserver } from '../../data/writes.ts';
import type { Answer } from './known.ts';

type Recorder = typeof import('./recorder.ts');

/** The answers in the cache; none of them changes any more. */
const answersIn = (cache: QueryClient): Answer[] =>
  cache
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data } }) =>
      typeof data === 'object' && data !== null ? { key: queryKey, data } : [],
    );

/**
 * Records in the journal of a user what is written. The recorder is loaded with the first write, or ahead by `load`; names
 * and earlier values come from what was in the cache when the write was sent.
 */
export function journalObserver(user: string, cache: QueryClient) {
  let recorder: Recorder | undefined;
  let loading: Promise<Recorder> | undefined;
  const load = () => {
    loading ??= import('./recorder.ts').then(loaded => (recorder = loaded));
    // What failed to load is asked for again.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const observer: WriteObserver = (endpoint, args) => {
    const answers = answersIn(cache);
    const sent = load().then(({ record }) => record(user, answers, endpoint, args));
    return end => void sent.then(ended => ended(end)).catch(() => {});
  };
  /** Writes until the returned function is called are one entry. */
  const group = () => {
    const begun = load().then(({ group }) => group());
    return () => void begun.then(end => end()).catch(() => {});
  };
  return { observer, load, group, recorder: () => recorder };
}

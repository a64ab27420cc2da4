import type { QueryClient } from '@tanstack/react-query';
import type { writes } from '../client/call.ts';
import type { Answer } from './known.ts';

/** The recorder comes a little after somebody first presses a pointer or a key, or with the first change. */
export const loadRecorder = () => import('./recorder.ts');

/** The answers that are on the page now; none of them changes any more. */
const answersIn = (cache: QueryClient): Answer[] =>
  cache
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data } }) =>
      typeof data === 'object' && data !== null ? { key: queryKey, data } : [],
    );

/** Notes in the journal of a user what is changed; what was on the page when it was sent tells how things are called, and were. */
export const noteFor =
  (user: string, cache: QueryClient): NonNullable<(typeof writes)['sent']> =>
  (endpoint, ask) => {
    const answers = answersIn(cache);
    const sent = loadRecorder().then(({ record }) => record(user, answers, endpoint, ask));
    return end => void sent.then(ended => ended(end)).catch(() => {});
  };

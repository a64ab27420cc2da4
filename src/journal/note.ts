import type { QueryClient } from '@tanstack/react-query';
import type { writes } from '../client/call.ts';

/** The recorder comes a little after the first screen, or with the first change. */
export const loadRecorder = () => import('./recorder.ts');

/** Notes in the journal of a user what is changed; what is on the screen tells how things are called, and were. */
export const noteFor =
  (user: string, cache: QueryClient): NonNullable<(typeof writes)['sent']> =>
  (endpoint, ask) => {
    const sent = loadRecorder().then(({ record }) => record(user, cache, endpoint, ask));
    return end => void sent.then(ended => ended(end)).catch(() => {});
  };

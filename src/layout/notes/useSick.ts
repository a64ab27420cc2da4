import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { isOutOfOrder } from '../../data/failures.ts';

/** A platform that does not answer is asked again after so long, by one call, then ever later; milliseconds. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

const isSick = (query: Query) =>
  query.isActive() && query.state.status === 'error' && isOutOfOrder(query.state.error);

/**
 * Whether the platform is out of order, as far as what is on screen tells. While it is, one of the failed reads is asked again
 * now and then; once that is answered, the others are, too: it comes back by itself, and nobody asks for everything at once.
 */
export function useSick(): boolean {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache]);
  const sick = useSyncExternalStore(subscribe, () => cache.getAll().some(isSick));
  useEffect(() => {
    if (!sick) return;
    let pause = FIRST_PAUSE;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => void (timer = setTimeout(() => void tryOne(), pause * (1 + Math.random() / 5)));
    const tryOne = async () => {
      const one = cache.getAll().find(isSick);
      if (one && !document.hidden) {
        await queries.refetchQueries({ predicate: query => query === one });
        if (!isSick(one)) await queries.refetchQueries({ predicate: isSick });
        pause = Math.min(2 * pause, LONGEST_PAUSE);
      }
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [sick, queries, cache]);
  return sick;
}

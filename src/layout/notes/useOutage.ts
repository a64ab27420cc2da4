import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { isPlatformDown } from '../../data/failures.ts';

/** The first and the longest delay before a failed request is retried, milliseconds. */
const FIRST_DELAY = 5_000;
const MAX_DELAY = 60_000;

const isOut = (query: Query) =>
  query.isActive() && query.state.status === 'error' && isPlatformDown(query.state.error);

/**
 * Whether the platform is down, judged by the active queries. During an outage, one failed query is retried at growing intervals. When it
 * succeeds, the others are retried too, so that the platform is not flooded with requests.
 */
export function useOutage(): boolean {
  const queries = useQueryClient();
  const cache = queries.getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  const isOutage = useSyncExternalStore(subscribe, () => cache.getAll().some(isOut));
  useEffect(() => {
    if (!isOutage) return;
    let delay = FIRST_DELAY;
    let timer: ReturnType<typeof setTimeout>;
    const scheduleRetry = () =>
      void (timer = setTimeout(() => void retry(), delay * (1 + Math.random() / 5)));
    const retry = async () => {
      const one = cache.getAll().find(isOut);
      if (one && !document.hidden) {
        await queries.refetchQueries({ predicate: query => query === one });
        if (!isOut(one)) await queries.refetchQueries({ predicate: isOut });
        delay = Math.min(2 * delay, MAX_DELAY);
      }
      scheduleRetry();
    };
    scheduleRetry();
    return () => clearTimeout(timer);
  }, [isOutage, queries, cache]);
  return isOutage;
}

import { useMemo, useRef } from 'react';
import { useMeAnew } from '../../calls/MeContext.tsx';
import { subscriptionsOf } from '../../platform/subscriptions.ts';

/** The own cards and subscriptions, read each time the page opens; missing until then. */
export function useOwn() {
  const { data, error, isFetchedAfterMount, refetch } = useMeAnew();
  const read = useRef(false);
  if (isFetchedAfterMount && !error) read.current = true;
  const isRead = read.current;
  const own = useMemo(() => (isRead && data ? subscriptionsOf(data) : undefined), [isRead, data]);
  return { own, error, retry: () => void refetch() };
}

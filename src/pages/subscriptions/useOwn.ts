import { useMemo, useRef } from 'react';
import { useFreshIdentity } from '../../auth/useIdentity.ts';
import { subscriptionsOf } from '../../platform/subscriptions.ts';

/** The own cards and subscriptions, read each time the page opens; missing until then. */
export function useOwn() {
  const { identity, error, isFetchedAfterMount, refetch } = useFreshIdentity();
  const read = useRef(false);
  if (isFetchedAfterMount && !error) read.current = true;
  const isRead = read.current;
  const own = useMemo(() => (isRead && identity ? subscriptionsOf(identity) : undefined), [isRead, identity]);
  return { own, error, retry: () => void refetch() };
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { whenIdle } from '../../../ui/whenIdle.ts';
import { AttentionHead } from './AttentionHead.tsx';

/** Reserves the height of the panel. */
const AttentionSkeleton = () => (
  <AttentionHead>
    <span className="skeleton" style={{ width: '40%' }} />
  </AttentionHead>
);

const Attention = lazyComponent(
  () => import('./Attention.tsx'),
  ['attention', 'home', 'resources.applications', 'resources.notifications'],
  AttentionSkeleton,
);

/** Returns true once the browser is idle and no read of the page is running. */
function useReadsSettled(): boolean {
  const queryClient = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isSettled) return;
    let isWaiting = false;
    let isUnmounted = false;
    const check = () => {
      if (isWaiting || queryClient.isFetching()) return;
      isWaiting = true;
      whenIdle(() => {
        isWaiting = false;
        if (!isUnmounted && !queryClient.isFetching()) setSettled(true);
      });
    };
    const unsubscribe = queryClient.getQueryCache().subscribe(check);
    check();
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, [queryClient, isSettled]);
  return isSettled;
}

/** What needs attention, read after the rest of the page so that it does not delay it. */
export const LazyAttention = () => (useReadsSettled() ? <Attention /> : <AttentionSkeleton />);

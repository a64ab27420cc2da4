import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** For a Retry button: runs `retry`, and reads again whatever else on the screen failed. */
export function useRetry(retry?: () => unknown) {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void retry?.();
    void queryClient.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' },
      { cancelRefetch: false },
    );
  }, [queryClient, retry]);
}

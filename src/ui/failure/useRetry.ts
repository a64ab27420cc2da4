import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** For a Retry button: runs `retry`, and repeats all other failed reads of the screen. */
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

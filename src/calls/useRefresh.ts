import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refresh } from '../live/refresh.ts';

/** Asks again for everything on screen that shows a resource: `refreshAll('users')`. */
export function useRefresh() {
  const queryClient = useQueryClient();
  return useCallback((resource: string) => refresh(queryClient, resource), [queryClient]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '../session/session.ts';
import { refresh, refreshAll } from './refresh.ts';

/** Keeps what is on screen in step with what others change. Loaded once the first screen is drawn. */
export function Live() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const token = session.token();
    if (!token) return;
    let close: (() => void) | undefined;
    let left = false;
    const timer = setTimeout(async () => {
      const { listen } = await import('./socket.ts');
      if (left) return;
      close = listen(token, { changed: resource => void refresh(queryClient, resource), back: () => void refreshAll(queryClient) });
    }, 300);
    return () => {
      left = true;
      clearTimeout(timer);
      close?.();
    };
  }, [queryClient]);
  return null;
}

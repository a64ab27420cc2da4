import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { writes } from '../client/call.ts';
import { session } from '../session/session.ts';
import { followChanges, told } from './changes.ts';
import { readAgain, readAllAgain } from './refresh.ts';

/** Keeps what is on screen in step with what this console and others change. The socket is loaded once the first screen is drawn. */
export function Live() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const changes = followChanges(changed => void readAgain(queryClient, changed), (id, own) => told.of?.(id, own));
    writes.sent = changes.sent;
    const back = () => {
      changes.forget();
      void readAllAgain(queryClient);
      told.back?.();
    };
    const token = session.token();
    let close: (() => void) | undefined;
    let left = false;
    const timer = setTimeout(async () => {
      if (!token) return;
      const { listen } = await import('./socket.ts');
      if (!left) close = listen(token, { changed: changes.heard, back });
    }, 300);
    return () => {
      left = true;
      clearTimeout(timer);
      close?.();
      writes.sent = undefined;
      changes.forget();
    };
  }, [queryClient]);
  return null;
}

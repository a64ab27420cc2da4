import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { writes } from '../client/call.ts';
import { loadRecorder, noteFor } from '../journal/note.ts';
import { session } from '../session/session.ts';
import { followChanges, told } from './changes.ts';
import { readAgain, readAllAgain } from './refresh.ts';

/**
 * Keeps what is on screen in step with what this console and others change, and notes in the journal of `user` what this one
 * does. The socket and the journal are loaded once the first screen is drawn.
 */
export function Live({ user }: { user: string }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const changes = followChanges(changed => void readAgain(queryClient, changed), (id, own) => told.of?.(id, own));
    const note = noteFor(user, queryClient);
    writes.sent = (endpoint, ask) => {
      const ended = [changes.sent(endpoint, ask), note(endpoint, ask)];
      return end => ended.forEach(tell => tell(end));
    };
    const back = () => {
      changes.forget();
      void readAllAgain(queryClient);
      told.back?.();
    };
    const token = session.token();
    let close: (() => void) | undefined;
    let left = false;
    const timer = setTimeout(async () => {
      void loadRecorder().catch(() => {});
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
  }, [queryClient, user]);
  return null;
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { writes } from '../client/call.ts';
import { loadRecorder, noteFor } from '../journal/note.ts';
import { session } from '../session/session.ts';
import { followChanges, told } from './changes.ts';
import { readAgain, readAllAgain } from './refresh.ts';

/** What is loaded for later leaves the screen so much time to be drawn first, milliseconds. */
const LATER = 300;

/** Does something a little after the first press of a pointer or a key; answers how to stop waiting for it. */
function afterFirstPress(act: () => void): () => void {
  const waiting = new AbortController();
  const pressed = () => {
    waiting.abort();
    setTimeout(act, LATER);
  };
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, pressed, { capture: true, signal: waiting.signal });
  return () => waiting.abort();
}

/**
 * Keeps what is on screen in step with what this console and others change, and notes in the journal of `user` what this one
 * does. The socket is loaded once the first screen is drawn, the journal when somebody first does something.
 */
export function Live({ user }: { user: string }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const changes = followChanges(
      changed => readAgain(queryClient, changed),
      (...change) => told.of?.(...change),
    );
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
      if (!token) return;
      const { listen } = await import('./socket.ts');
      if (!left) close = listen(token, { changed: changes.heard, back });
    }, LATER);
    const stop = afterFirstPress(() => void loadRecorder().catch(() => {}));
    return () => {
      left = true;
      clearTimeout(timer);
      stop();
      close?.();
      writes.sent = undefined;
      changes.forget();
    };
  }, [queryClient, user]);
  return null;
}

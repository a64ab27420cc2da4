import type { QueryClient } from '@tanstack/react-query';
import { readAgain, readAllAgain } from '../data/refresh.ts';
import { session } from '../session/session.ts';
import type { Activity, ActivityListener } from './ActivityContext.ts';
import { journalObserver } from './journal/journalObserver.ts';
import { followChanges } from './live/changes.ts';

/** What is loaded for later leaves the screen this long to be drawn first, milliseconds. */
const LATER = 300;

/** Calls `act` a little after the first press of a pointer or a key; returns how to stop waiting for it. */
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
 * Keeps what is on screen in step with what this console and others change, and records what `user` does. The socket is
 * loaded once the first screen is drawn, the journal when somebody first does something.
 */
export function createActivity(user: string, queryClient: QueryClient): Activity {
  const listeners = new Set<ActivityListener>();
  const tell: Required<ActivityListener> = {
    changed: (...change) => listeners.forEach(listener => listener.changed?.(...change)),
    back: () => listeners.forEach(listener => listener.back?.()),
  };
  const changes = followChanges(changed => readAgain(queryClient, changed), tell.changed);
  const journal = journalObserver(user, queryClient);
  const back = () => {
    changes.forget();
    void readAllAgain(queryClient);
    tell.back();
  };

  return {
    observer: (endpoint, args) => {
      const ended = [changes.sent(endpoint, args), journal.observer(endpoint, args)];
      return end => ended.forEach(hear => hear(end));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    group: journal.group,
    undoable: undo => journal.recorder()?.undoable(undo) ?? undo,
    open() {
      const token = session.token();
      let close: (() => void) | undefined;
      let left = false;
      const timer = setTimeout(async () => {
        if (!token) return;
        const { listen } = await import('./live/socket.ts');
        if (!left) close = listen(token, { changed: changes.heard, back });
      }, LATER);
      const stop = afterFirstPress(() => void journal.load().catch(() => {}));
      return () => {
        left = true;
        clearTimeout(timer);
        stop();
        close?.();
        changes.forget();
      };
    },
  };
}

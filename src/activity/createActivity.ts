import type { QueryClient } from '@tanstack/react-query';
import { session } from '../auth/session.ts';
import { readAgain, readAllAgain } from '../data/refresh.ts';
import type { Activity, ActivityListener } from './ActivityContext.ts';
import { journalObserver } from './journal/journalObserver.ts';
import { followChanges } from './live/changes.ts';

/** Delay of the real-time connection after the first render, milliseconds. */
const CONNECT_DELAY = 300;
/** Delay of the next attempt if the code of the real-time connection could not be loaded, milliseconds. */
const RETRY_DELAY = 5_000;

/**
 * Keeps what is on screen in step with what this console and others change, and records what `user` does. The socket is
 * loaded once the first screen is drawn, the journal with the first write.
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
    undoable: journal.undoable,
    open() {
      const token = session.token();
      let close: (() => void) | undefined;
      let left = false;
      let timer = setTimeout(connect, CONNECT_DELAY);
      async function connect() {
        if (!token) return;
        try {
          const { connectSocket: listen } = await import('./live/socket.ts');
          if (!left) close = listen(token, { changed: changes.heard, back });
        } catch {
          if (!left) timer = setTimeout(connect, RETRY_DELAY);
        }
      }
      return () => {
        left = true;
        clearTimeout(timer);
        close?.();
        changes.forget();
      };
    },
  };
}

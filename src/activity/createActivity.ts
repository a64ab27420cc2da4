import type { QueryClient } from '@tanstack/react-query';
import { session } from '../auth/session.ts';
import { refetchAll, refetchChanged } from '../data/refetch.ts';
import type { ActivityListener, SessionActivity } from './ActivityContext.ts';
import { journalObserver } from './journal/journalObserver.ts';
import { followChanges } from './live/followChanges.ts';

/** Delay of the real-time connection after the first render, milliseconds. */
const CONNECT_DELAY = 300;
/** Delay before the code of the real-time connection is loaded again after an error, milliseconds. */
const RETRY_DELAY = 5_000;

/**
 * Refetches the queries that this console or another user has made stale, and records the writes of `user` in the journal. The
 * code of the socket loads after the first render, that of the journal with the first write.
 */
export function createActivity(user: string, queryClient: QueryClient): SessionActivity {
  const listeners = new Set<ActivityListener>();
  const notifyListeners: Required<ActivityListener> = {
    onChange: (...change) => listeners.forEach(listener => listener.onChange?.(...change)),
    onReconnect: () => listeners.forEach(listener => listener.onReconnect?.()),
  };
  const changes = followChanges(changed => refetchChanged(queryClient, changed), notifyListeners.onChange);
  const journal = journalObserver(user, queryClient);
  const reconnected = () => {
    changes.reset();
    void refetchAll(queryClient);
    notifyListeners.onReconnect();
  };

  return {
    observer: (endpoint, args) => {
      const endListeners = [changes.startWrite(endpoint, args), journal.observer(endpoint, args)];
      return end => endListeners.forEach(onEnd => onEnd(end));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    group: journal.group,
    registerUndo: journal.registerUndo,
    open() {
      const token = session.token();
      let disconnect: (() => void) | undefined;
      let isClosed = false;
      let timer = setTimeout(connect, CONNECT_DELAY);
      async function connect() {
        if (!token) return;
        try {
          const { connectSocket } = await import('./live/socket.ts');
          if (!isClosed)
            disconnect = connectSocket(token, {
              onChange: changes.addRemoteChange,
              onReconnect: reconnected,
            });
        } catch {
          if (!isClosed) timer = setTimeout(connect, RETRY_DELAY);
        }
      }
      return () => {
        isClosed = true;
        clearTimeout(timer);
        disconnect?.();
        changes.reset();
      };
    },
  };
}

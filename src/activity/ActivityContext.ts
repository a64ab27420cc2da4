import { createContext } from 'react';
import type { WriteObserver } from '../data/writes.ts';

export interface ActivityListener {
  /** Called after a record changed. `own` is true if this console changed it. */
  onChange?(id: string, own: boolean, removed?: boolean): void;
  /** Called when the connection to the platform is restored. */
  onReconnect?(): void;
}

/** Tracks the writes of this session and the changes of other users. */
export interface SessionActivity {
  /** Observes each write of the data provider. */
  observer: WriteObserver;
  subscribe(listener: ActivityListener): () => void;
  /** Groups all writes until the returned function is called into one journal entry. */
  group(): () => void;
  /** Registers the undo of the last write. Returns an undo that also marks its journal entry. */
  registerUndo(undo: () => Promise<boolean>): () => Promise<boolean>;
  /** Connects to the platform's events. Returns a function that disconnects. */
  open(): () => void;
}

const nothing = () => () => {};

export const ActivityContext = createContext<SessionActivity>({
  observer: nothing,
  subscribe: nothing,
  group: nothing,
  registerUndo: undo => undo,
  open: nothing,
});

import { createContext } from 'react';
import type { WriteObserver } from '../data/writes.ts';

export interface ActivityListener {
  /** A record was changed; `own`: by this console. */
  changed?(id: string, own: boolean, removed?: boolean): void;
  /** The connection to the platform is back. */
  back?(): void;
}

/** What is being done in this session, by this console and by others. */
export interface Activity {
  /** Is told of each write of the data provider. */
  observer: WriteObserver;
  subscribe(listener: ActivityListener): () => void;
  /** Writes until the returned function is called are one entry of the journal. */
  group(): () => void;
  /** Registers how the last write is undone; returns an undo that also marks its entry in the journal. */
  undoable(undo: () => Promise<boolean>): () => Promise<boolean>;
  /** Connects to the platform's events; returns how to disconnect. */
  open(): () => void;
}

const nothing = () => () => {};

export const ActivityContext = createContext<Activity>({
  observer: nothing,
  subscribe: nothing,
  group: nothing,
  undoable: undo => undo,
  open: nothing,
});

import { createContext, use, type RefObject } from 'react';

/** What the pages before sign-in are given by the entry. */
export interface Visit {
  search: string;
  /** In-app navigation. */
  go(to: string): void;
  /** Stores the session and opens the console; rejects where that failed. */
  signedIn(token: string): Promise<void>;
  /** The session had expired when these pages opened, and nobody has moved on since. */
  expired: boolean;
  /** The page last shown: whoever replaces it takes the focus. */
  shown: RefObject<string>;
}

export const VisitContext = createContext<Visit | undefined>(undefined);
export const useVisit = () => use(VisitContext)!;

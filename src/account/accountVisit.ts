import { createContext, use, type RefObject } from 'react';
import type { ConsoleAuthProvider } from '../auth/authProvider.ts';

/** What the pages before sign-in are given by the entry. */
export interface AccountVisit {
  search: string;
  /** In-app navigation. */
  go(to: string): void;
  login: ConsoleAuthProvider['login'];
  /** Begins a session with a token already given and opens the console; rejects if that fails. */
  signIn(token: string): Promise<unknown>;
  /** The session had expired when these pages opened, and nobody has moved on since. */
  expired: boolean;
  /** The page last shown: whoever replaces it takes the focus. */
  shown: RefObject<string>;
}

export const VisitContext = createContext<AccountVisit | undefined>(undefined);
export const useVisit = () => use(VisitContext)!;

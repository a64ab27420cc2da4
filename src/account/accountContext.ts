import { createContext, use, type RefObject } from 'react';
import type { ConsoleAuthProvider } from '../auth/authProvider.ts';

/** The props that the entry passes to the pages before sign-in. */
export interface AccountContextValue {
  search: string;
  /** Navigates within the app. */
  go(to: string): void;
  login: ConsoleAuthProvider['login'];
  /** Begins a session with a token and opens the console. Rejects if that fails. */
  signIn(token: string): Promise<unknown>;
  /** Whether the session had expired when these pages opened and the user has not navigated since. */
  isSessionExpired: boolean;
  /** The last shown page. A page that replaces it takes the focus. */
  lastPageRef: RefObject<string>;
}

export const AccountContext = createContext<AccountContextValue | undefined>(undefined);
export const useAccountContext = () => use(AccountContext)!;

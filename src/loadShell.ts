import type { ComponentType } from 'react';
import type { ConsoleAuthProvider } from './auth/authProvider.ts';
import type { Identity } from './auth/identity.ts';

export interface ShellProps {
  me: Identity;
  authProvider: ConsoleAuthProvider;
}

/** Loads the console behind sign-in with react-admin, in chunks that the pages before sign-in never load. */
export const loadShell = (): Promise<ComponentType<ShellProps>> =>
  import('./App.tsx').then(code => code.default);

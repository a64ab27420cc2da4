import type { ComponentType } from 'react';
import type { ConsoleAuthProvider } from './auth/authProvider.ts';
import type { Identity } from './auth/identity.ts';

export interface ShellProps {
  me: Identity;
  authProvider: ConsoleAuthProvider;
}

/** The console behind sign-in: react-admin and all that comes with it, in chunks the account pages never load. */
export const loadShell = (): Promise<ComponentType<ShellProps>> =>
  import('./App.tsx').then(code => code.default);

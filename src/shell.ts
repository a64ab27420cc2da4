import type { ComponentType } from 'react';
import type { ConsoleAuthProvider } from './auth/authProvider.ts';
import type { Identity } from './auth/identity.ts';

export interface ShellProps {
  me: Identity;
  authProvider: ConsoleAuthProvider;
}

let loaded: ComponentType<ShellProps> | undefined;

/** The console behind sign-in: react-admin and all that comes with it, in chunks the account pages never load. */
export async function loadShell(): Promise<ComponentType<ShellProps>> {
  const App = loaded ?? (await import('./App.tsx')).default;
  loaded = App;
  return App;
}

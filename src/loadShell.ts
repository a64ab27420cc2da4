import type { ComponentType } from 'react';
import type { AppProps } from './App.tsx';

/** Loads the console behind sign-in with react-admin, in chunks that the pages before sign-in never load. */
export const loadShell = (): Promise<ComponentType<AppProps>> =>
  import('./App.tsx').then(code => code.default);

import { lazy, type ComponentType } from 'react';

export interface Page {
  /** Loads the page's code; once that has happened the page renders in the same pass, without a fallback. */
  preload(): Promise<void>;
  Component: ComponentType;
}

/** A screen in a chunk of its own: `page(() => import('./UserList.tsx'))`. */
export function page(load: () => Promise<{ default: ComponentType }>): Page {
  let loaded: ComponentType | undefined;
  const Lazy = lazy(load);
  return {
    async preload() {
      loaded ??= (await load()).default;
    },
    Component: () => {
      const Loaded = loaded ?? Lazy;
      return <Loaded />;
    },
  };
}

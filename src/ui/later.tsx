import { lazy, useState, type ComponentType } from 'react';
import { loadTexts, type Area } from '../../i18n/index.ts';

export interface Later<Props extends object> {
  /** Loads its code and texts; once that has happened it renders in the same pass, without a fallback. */
  preload(): Promise<void>;
  Component: ComponentType<Props>;
}

/** A component in a chunk of its own, and at the same time the texts of the areas that it says. */
export function later<Props extends object>(code: () => Promise<{ default: ComponentType<Props> }>, areas: readonly Area[] = []): Later<Props> {
  const load = async () => {
    const [loaded] = await Promise.all([code(), loadTexts(areas)]);
    return loaded;
  };
  let loaded: ComponentType<Props> | undefined;
  // One that failed keeps its failure: what is drawn anew asks anew.
  const fresh = (): ComponentType<Props> => lazy(() => load().catch(error => ((Lazy = fresh()), Promise.reject(error))));
  let Lazy = fresh();
  return {
    async preload() {
      loaded ??= (await load()).default;
    },
    Component: props => {
      // What is drawn stays the same component, though it is preloaded meanwhile.
      const [Drawn] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
      return <Drawn {...props} />;
    },
  };
}

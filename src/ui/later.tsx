import { lazy, useState, type ComponentType } from 'react';
import { loadTexts, type Area } from '../../i18n/index.ts';
import { awaited } from './awaited.ts';
import './styleSheets.ts';

export interface Later<Props extends object> {
  /** Loads its code and texts; once that has happened it renders in the same pass, without a fallback. */
  preload(): Promise<void>;
  /** Loads it because it may be drawn next: once, and with a connection only. What fails is told where it is drawn. */
  ahead(): void;
  Component: ComponentType<Props>;
}

const failed = new WeakSet<object>();
/** Whether it was thrown where something is drawn whose code or texts did not come. */
export const isNotLoaded = (error: unknown) =>
  typeof error === 'object' && error !== null && failed.has(error);

const failures = new Set<() => void>();
/** What failed to load is asked for anew when it is drawn the next time. */
export function forgetFailures() {
  failures.forEach(forget => forget());
  failures.clear();
}

/** A component in a chunk of its own, and at the same time the texts of the areas that it says. */
export function later<Props extends object>(
  code: () => Promise<{ default: ComponentType<Props> }>,
  areas: readonly Area[] = [],
): Later<Props> {
  const load = async () => {
    const [loaded] = await Promise.all([code(), loadTexts(areas)]);
    return loaded;
  };
  let loaded: ComponentType<Props> | undefined;
  const fresh = (): ComponentType<Props> =>
    lazy(() =>
      awaited(load()).catch(error => {
        // React draws once more to learn of it: what asked anew then would wait without end.
        failures.add(() => void (Lazy = fresh()));
        failed.add(error);
        throw error;
      }),
    );
  let Lazy = fresh();
  const preload = async () => {
    loaded ??= (await load()).default;
  };
  let isAhead = false;
  return {
    preload,
    ahead() {
      if (isAhead || !navigator.onLine) return;
      isAhead = true;
      preload().catch(() => {});
    },
    Component: props => {
      // What is drawn stays the same component, though it is preloaded meanwhile.
      const [Drawn] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
      return <Drawn {...props} />;
    },
  };
}

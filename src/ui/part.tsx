import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A part of a page in a chunk of its own, which comes when it is first drawn, or at `preload()`:
 * `const Dialog = part(() => import('./Dialog.tsx'))`. Until then `Meanwhile` keeps its place.
 */
export function part<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, Meanwhile?: ComponentType<Props>) {
  const Loaded: ComponentType<Props> = lazy(load);
  const Part = (props: Props) => (
    <Suspense fallback={Meanwhile ? <Meanwhile {...props} /> : null}>
      <Loaded {...props} />
    </Suspense>
  );
  return Object.assign(Part, { preload: () => void load().catch(() => {}) });
}

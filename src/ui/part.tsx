import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A part of a page in a chunk of its own, which comes when it is first drawn or at `preload()`:
 * `const Dialog = part(() => import('./Dialog.tsx'))`. Until then `Meanwhile` keeps its place. The button that opens it
 * takes `{...Dialog.ahead}`, so that the code is there when it is pressed.
 */
export function part<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, Meanwhile?: ComponentType<Props>) {
  const Loaded: ComponentType<Props> = lazy(load);
  const Part = (props: Props) => (
    <Suspense fallback={Meanwhile ? <Meanwhile {...props} /> : null}>
      <Loaded {...props} />
    </Suspense>
  );
  // What fails here fails again, and is told, where it is drawn.
  const preload = () => void load().catch(() => {});
  return Object.assign(Part, { preload, ahead: { onPointerEnter: preload, onFocus: preload } });
}

export type Part<Props extends object> = ReturnType<typeof part<Props>>;

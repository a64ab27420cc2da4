import { Suspense, type ComponentType } from 'react';
import type { Area } from '../../i18n/index.ts';
import { later } from './later.tsx';
import { PartGuard } from './PartGuard.tsx';

/**
 * A part of a page in a chunk of its own, and the areas whose texts it says; they come when it is first drawn or at
 * `preload()`: `const Dialog = part(() => import('./Dialog.tsx'), ['resources.users'])`. Until then `Meanwhile` keeps its place; where they
 * do not come, that is told in its place, or it is closed, if it can be. The button that opens it takes `{...Dialog.ahead}`, so
 * that it is there when it is pressed.
 */
export function part<Props extends object>(
  code: () => Promise<{ default: ComponentType<Props> }>,
  areas?: readonly Area[],
  Meanwhile?: ComponentType<Props>,
) {
  const { ahead: preload, Component } = later(code, areas);
  const Part = (props: Props) => (
    <PartGuard close={(props as { close?: () => void }).close}>
      <Suspense fallback={Meanwhile ? <Meanwhile {...props} /> : null}>
        <Component {...props} />
      </Suspense>
    </PartGuard>
  );
  return Object.assign(Part, { preload, ahead: { onPointerEnter: preload, onFocus: preload } });
}

export type Part<Props extends object> = ReturnType<typeof part<Props>>;

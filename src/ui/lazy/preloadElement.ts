import { Children, isValidElement, type ReactNode } from 'react';
import type { LazyComponent } from './lazyComponent.tsx';

/** Preloads every `lazyComponent` in an element and its children. */
export async function preloadElement(element: ReactNode): Promise<void> {
  if (!isValidElement<{ children?: ReactNode }>(element)) return;
  const { preload } = element.type as Partial<LazyComponent<object>>;
  await Promise.all([preload?.(), ...Children.toArray(element.props.children).map(preloadElement)]);
}

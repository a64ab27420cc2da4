import { useState, type ReactElement, type ReactNode } from 'react';
import { lazyComponent, type LazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { preloadOnce } from '../../ui/lazy/preload.ts';
import type { FilterProps } from './filterElements.ts';

const FilterPopover = lazyComponent(() => import('./popover/FilterPopover.tsx'));

interface Opened {
  anchor: HTMLElement;
  focused?: string | undefined;
}

/** The popover with all filters that have a chip; a button or a chip opens it. */
export function useFilterPopover(filters: ReactElement<FilterProps>[]) {
  const [opened, setOpened] = useState<Opened>();
  const preloads = [
    FilterPopover.preload,
    ...filters.flatMap(({ type }) => (type as Partial<LazyComponent<object>>).preload ?? []),
  ];
  const approach = () => preloads.forEach(preloadOnce);
  const popover: ReactNode = opened ? (
    <FilterPopover filters={filters} {...opened} close={() => setOpened(undefined)} />
  ) : null;
  return {
    /** Opens it at an element, with the focus in a filter or in the first one. Waits for the inputs, so that it has its final size. */
    async open(anchor: HTMLElement, focused?: string) {
      await Promise.allSettled(preloads.map(preload => preload()));
      setOpened({ anchor, focused });
    },
    isOpen: opened !== undefined,
    popover,
    preloadProps: { onPointerEnter: approach, onFocus: approach },
  };
}

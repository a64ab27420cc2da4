import { useState, type ReactElement, type ReactNode } from 'react';
import { lazyComponent, type LazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { preloadOnce } from '../../ui/lazy/preload.ts';
import type { FilterProps } from './filterElements.ts';

const FilterPopover = lazyComponent(() => import('./popover/FilterPopover.tsx'));

interface PopoverState {
  anchor: HTMLElement;
  focusedSource?: string | undefined;
}

/** The popover with the inputs of all filters that have a chip. A button or a chip opens it. */
export function useFilterPopover(filters: ReactElement<FilterProps>[]) {
  const [popoverState, setPopoverState] = useState<PopoverState>();
  const preloads = [
    FilterPopover.preload,
    ...filters.flatMap(({ type }) => (type as Partial<LazyComponent<object>>).preload ?? []),
  ];
  const preload = () => preloads.forEach(preloadOnce);
  const popover: ReactNode = popoverState ? (
    <FilterPopover filters={filters} {...popoverState} onClose={() => setPopoverState(undefined)} />
  ) : null;
  return {
    /**
     * Opens the popover at an element, and focuses the filter `focusedSource` or else the first one. It waits for the code of the inputs, so
     * that the popover has its final size.
     */
    async openPopover(anchor: HTMLElement, focusedSource?: string) {
      await Promise.allSettled(preloads.map(preload => preload()));
      setPopoverState({ anchor, focusedSource });
    },
    isOpen: popoverState !== undefined,
    popover,
    preloadProps: { onPointerEnter: preload, onFocus: preload },
  };
}

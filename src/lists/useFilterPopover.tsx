import { useState, type ReactNode } from 'react';
import { lazyComponent, type PreloadProps } from '../ui/lazy/lazyComponent.tsx';
import type { Filter } from './filters.ts';

const FilterPopover = lazyComponent(() => import('./FilterPopover.tsx'));

interface Opening {
  /** At this element, beginning with this filter; else with the first. */
  open(anchor: HTMLElement, source?: string): void;
  isOpen: boolean;
  /** The filters themselves, while they are open. */
  popover: ReactNode;
  /** For the button that opens them: their code is there when it is pressed. */
  preloadProps: PreloadProps;
}

/** The popover with all filters of a list, opened by a button or by a chip. */
export function useFilterPopover(filters: Filter[]): Opening {
  const [opened, setOpened] = useState<{ anchor: HTMLElement; source: string | undefined }>();
  return {
    open: (anchor, source) => setOpened({ anchor, source }),
    isOpen: opened !== undefined,
    popover: opened ? (
      <FilterPopover
        filters={filters}
        anchor={opened.anchor}
        first={opened.source}
        close={() => setOpened(undefined)}
      />
    ) : null,
    preloadProps: FilterPopover.preloadProps,
  };
}

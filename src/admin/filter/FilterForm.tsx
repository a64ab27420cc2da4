import type { ReactNode } from 'react';
import { useListFilterContext } from 'react-admin';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { isChipFilter, isStandalone, useFilterElements } from './filterElements.ts';

const FilterInputs = lazyComponent(() => import('../form/FilterInputs.tsx'));

/**
 * react-admin's `FilterForm`: renders the filters that are `alwaysOn`, have a value, or were shown by the user. The code of forms loads
 * only if a filter needs a form. Filters with a chip are edited in the popover of `FilterButton` instead.
 */
export function FilterForm({ filters }: { filters?: ReactNode }) {
  const { displayedFilters = {} } = useListFilterContext();
  const displayed = useFilterElements(filters).filter(
    filter =>
      !isChipFilter(filter) &&
      (filter.props.alwaysOn || (displayedFilters as Record<string, boolean>)[filter.props.source]),
  );
  const formFilters = displayed.filter(filter => !isStandalone(filter));
  return (
    <>
      {displayed.filter(isStandalone)}
      {formFilters.length ? <FilterInputs filters={formFilters} /> : null}
    </>
  );
}

import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { useFilterContext, useListFilterContext } from 'react-admin';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

export interface FilterProps {
  source: string;
  alwaysOn?: boolean;
  defaultValue?: unknown;
  label?: ReactNode;
}

const FilterInputs = lazyComponent(() => import('../form/FilterInputs.tsx'));

/** A standalone filter input works without a form. */
const isStandalone = ({ type }: ReactElement) =>
  (type as { isStandaloneFilter?: boolean }).isStandaloneFilter === true;

/** The filter elements given as prop, or those of the enclosing list. */
export function useFilterElements(filters?: ReactNode) {
  const contextFilters: unknown = useFilterContext();
  return ([filters ?? contextFilters].flat() as unknown[]).filter(element =>
    isValidElement<FilterProps>(element),
  );
}

/**
 * react-admin's `FilterForm`: renders the filters that are `alwaysOn`, have a value, or were shown by the user. The form code loads
 * only if a filter needs a form.
 */
export function FilterForm({ filters }: { filters?: ReactNode }) {
  const { displayedFilters = {} } = useListFilterContext();
  const displayed = useFilterElements(filters).filter(
    ({ props: { alwaysOn, source } }) => alwaysOn || (displayedFilters as Record<string, boolean>)[source],
  );
  const formFilters = displayed.filter(filter => !isStandalone(filter));
  return (
    <>
      {displayed.filter(isStandalone)}
      {formFilters.length ? <FilterInputs filters={formFilters} /> : null}
    </>
  );
}

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

const isAlone = ({ type }: ReactElement) => (type as { filtersAlone?: boolean }).filtersAlone === true;

/**
 * react-admin's `FilterForm`: the filters that are always on, those that have a value, and those that somebody opened. The form
 * is loaded only where a filter needs one.
 */
export function FilterForm({ filters: own }: { filters?: ReactNode }) {
  const around: unknown = useFilterContext();
  const { displayedFilters = {} } = useListFilterContext();
  const filters = ([own ?? around].flat() as unknown[]).filter(one => isValidElement<FilterProps>(one));
  const shown = filters.filter(
    ({ props: { alwaysOn, source } }) => alwaysOn || (displayedFilters as Record<string, boolean>)[source],
  );
  const inForm = shown.filter(filter => !isAlone(filter));
  return (
    <>
      {shown.filter(isAlone)}
      {inForm.length ? <FilterInputs filters={inForm} /> : null}
    </>
  );
}

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

/** The filters that are offered: those given, or those of the list around. */
export function useFilters(own?: ReactNode) {
  const around: unknown = useFilterContext();
  return ([own ?? around].flat() as unknown[]).filter(one => isValidElement<FilterProps>(one));
}

/**
 * react-admin's `FilterForm`: the filters that are always on, those that have a value, and those that somebody opened. The form
 * is loaded only where a filter needs one.
 */
export function FilterForm({ filters: own }: { filters?: ReactNode }) {
  const { displayedFilters = {} } = useListFilterContext();
  const shown = useFilters(own).filter(
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

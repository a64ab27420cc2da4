import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { useFilterContext } from 'react-admin';

export interface FilterProps {
  source: string;
  alwaysOn?: boolean;
  defaultValue?: unknown;
  label?: ReactNode;
}

type FilterElement = ReactElement<FilterProps>;

/** Translates a key; `_` is the default text. */
export type Translate = (key: string, options: { _: string }) => string;

/** Static properties of a filter input that works without a form. */
interface StandaloneFilterType {
  isStandaloneFilter?: true;
  /** The text of a value on the filter's chip. A filter without it is shown as an input. */
  valueToText?(value: unknown, props: FilterProps, translate: Translate): string;
}

const typeOf = ({ type }: FilterElement) => type as StandaloneFilterType;

/** A standalone filter works without a form. */
export const isStandalone = (filter: FilterElement) => typeOf(filter).isStandaloneFilter === true;

/** `FilterButton` opens these filters in a popover, and `FilterChips` shows their values. */
export const isChipFilter = (filter: FilterElement) =>
  !filter.props.alwaysOn && typeOf(filter).valueToText !== undefined;

export const valueText = (filter: FilterElement, value: unknown, translate: Translate) =>
  typeOf(filter).valueToText!(value, filter.props, translate);

/** The filter elements given as prop, or those of the enclosing list. */
export function useFilterElements(filters?: ReactNode): FilterElement[] {
  const contextFilters: unknown = useFilterContext();
  return ([filters ?? contextFilters].flat() as unknown[]).filter(element =>
    isValidElement<FilterProps>(element),
  );
}

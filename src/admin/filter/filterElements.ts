import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { useFilterContext } from 'react-admin';

export interface FilterProps {
  source: string;
  alwaysOn?: boolean;
  defaultValue?: unknown;
  label?: ReactNode;
}

type FilterElement = ReactElement<FilterProps>;

/** Translates a key. `_` is the default text. */
export type Translate = (key: string, options: { _: string }) => string;

/** Static properties of a filter input that works without a form. */
interface StandaloneFilterType {
  isStandaloneFilter?: true;
  /** Returns the text of a value on the filter's chip. A filter without it is rendered as an input. */
  valueToText?(value: unknown, props: FilterProps, translate: Translate): string;
  /** Returns the first and the last time that the filter finds, in epoch seconds. Only filters of times have it. */
  valueToTimes?(value: unknown): [number, number] | undefined;
}

const filterType = ({ type }: FilterElement) => type as StandaloneFilterType;

/** Whether a filter works without a form. */
export const isStandalone = (filter: FilterElement) => filterType(filter).isStandaloneFilter === true;

/** Whether a filter is edited in the popover of `FilterButton`, and its value shown by `FilterChips`. */
export const isChipFilter = (filter: FilterElement) =>
  !filter.props.alwaysOn && filterType(filter).valueToText !== undefined;

export const valueText = (filter: FilterElement, value: unknown, translate: Translate) =>
  filterType(filter).valueToText!(value, filter.props, translate);

export const valueTimes = (filter: FilterElement, value: unknown) => filterType(filter).valueToTimes?.(value);

/** Returns the filter elements of the prop, or else of the enclosing list. */
export function useFilterElements(filters?: ReactNode): FilterElement[] {
  const contextFilters: unknown = useFilterContext();
  return ([filters ?? contextFilters].flat() as unknown[]).filter(element =>
    isValidElement<FilterProps>(element),
  );
}

import type { ReactElement } from 'react';
import type { ListName } from '../../platform/lists.ts';
import { resourceLists, type FilterValues, type ListDefinition } from '../../platform/resources.ts';
import type { TextKey } from '../../ui/useText.ts';
import type { FilterProps } from './filterElements.ts';
import { DateRangeFilterInput, NumberFilterInput, SelectFilterInput } from './filterInputs.tsx';

type Filters = Readonly<Record<string, FilterValues>>;

/** The text keys of the labels of filters and of their choices. */
type FilterTextKey<List extends string, Given extends Filters> = {
  [Source in keyof Given & string]:
    | `resources.${List}.filter.${Source}`
    | (Given[Source] extends readonly (infer Value extends string)[]
        ? `resources.${List}.option.${Value | 'all'}`
        : never);
}[keyof Given & string];

/** The text keys that filters need and that do not exist. */
export type MissingFilterText<List extends string, Given extends Filters = FiltersOf<List>> = Exclude<
  FilterTextKey<List, Given>,
  TextKey
>;

type FiltersOf<List extends string> = List extends ListName
  ? (typeof resourceLists)[List] extends { filters: infer Filters extends ListDefinition['filters'] }
    ? Filters
    : never
  : never;

/**
 * Returns the inputs of a documented list's filters, which platform/resources.ts defines together with their URL parameters, labels,
 * choices and chips. A filter without texts does not compile. `customFilters` are the filters of a list that is not in
 * platform/resources.ts.
 */
export function listFilters<List extends string, Given extends Filters = FiltersOf<List>>(
  name: List &
    ([MissingFilterText<List, Given>] extends [never]
      ? unknown
      : { missing: MissingFilterText<List, Given> }),
  customFilters?: Given,
): ReactElement<FilterProps>[] {
  const filters: Filters = customFilters ?? resourceLists[name as ListName].filters;
  return Object.entries(filters).map(([source, values]) => {
    const props = { source, label: `resources.${name}.filter.${source}` };
    if (values === 'days') return <DateRangeFilterInput key={source} {...props} />;
    if (values === 'count') return <NumberFilterInput key={source} {...props} />;
    const textOf = (value: string) => `resources.${name}.option.${value}`;
    return (
      <SelectFilterInput
        key={source}
        {...props}
        choices={values.map(id => ({ id, name: textOf(id) }))}
        emptyText={textOf('all')}
      />
    );
  });
}

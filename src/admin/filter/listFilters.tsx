import type { ReactElement } from 'react';
import type { ListName } from '../../platform/lists.ts';
import { resourceLists, type FilterValues, type ListDefinition } from '../../platform/resources.ts';
import type { TextKey } from '../../ui/useText.ts';
import type { FilterProps } from './filterElements.ts';
import { DateRangeFilterInput, NumberFilterInput, SelectFilterInput } from './filterInputs.tsx';

type Filters = Readonly<Record<string, FilterValues>>;

/** The keys of the labels of filters and of their choices. */
type FilterTextKey<List extends string, Given extends Filters> = {
  [Source in keyof Given & string]:
    | `resources.${List}.filter.${Source}`
    | (Given[Source] extends readonly (infer Value extends string)[]
        ? `resources.${List}.option.${Value | 'all'}`
        : never);
}[keyof Given & string];

/** The texts that filters need and the catalogue lacks. */
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
 * The inputs of a documented list's filters, which platform/resources.ts states: the query of the contract, the URL parameters, the
 * labels, the choices and the chips follow from there. A filter without its texts does not compile. `given` are those of a list that
 * platform/resources.ts does not have.
 */
export function listFilters<List extends string, Given extends Filters = FiltersOf<List>>(
  name: List &
    ([MissingFilterText<List, Given>] extends [never]
      ? unknown
      : { missing: MissingFilterText<List, Given> }),
  given?: Given,
): ReactElement<FilterProps>[] {
  const filters: Filters = given ?? resourceLists[name as ListName].filters;
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

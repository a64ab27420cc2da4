import type { FilterPayload, SortPayload } from 'react-admin';
import type { ViewMode } from '../../platform/lists.ts';
import type { TableLayout } from './tableLayout.ts';

/** The list state in a URL: react-admin's list params, the view and the table layout. */
export interface ListUrlParams extends TableLayout {
  page: number;
  perPage: number;
  sort: SortPayload;
  /** Includes the search text as `q`. */
  filterValues: FilterPayload;
  view: ViewMode;
}

/** Converts a list's state to and from URL parameters. */
export interface ListUrlCodec {
  /** The state of a URL without parameters. */
  defaultParams: ListUrlParams;
  views: readonly ViewMode[];
  /** Missing and invalid parameters get their default values. */
  parse(search: URLSearchParams): ListUrlParams;
  /** Omits parameters with their default value. `current` contains the URL parameters with the list's prefix. */
  serialize(params: ListUrlParams, current?: URLSearchParams): URLSearchParams;
  /** Merges a change into the state. Resets the page to 1 unless the change sets it. */
  applyChange(current: ListUrlParams, change: Partial<ListUrlParams>): ListUrlParams;
  /** Whether the filters determine the order, so that the user cannot sort. */
  hasFixedSort(params: ListUrlParams): boolean;
  /** The `filter` of the `getList` request. */
  toRequestFilter(params: ListUrlParams): FilterPayload;
}

/** Values for parameters that the URL omits. */
export interface UrlDefaults {
  perPage?: number | undefined;
  sort?: SortPayload | undefined;
  filterDefaultValues?: FilterPayload | undefined;
}

/**
 * Adds react-admin's `filterDefaultValues` to a codec. If the user has removed a default filter, the URL has its parameter with an empty
 * value.
 */
export function withDefaultFilters(codec: ListUrlCodec, defaults: FilterPayload = {}): ListUrlCodec {
  const names = Object.keys(defaults);
  if (!names.length) return codec;
  const isDefault = (name: string, value: unknown) =>
    JSON.stringify(value) === JSON.stringify(defaults[name]);
  return {
    ...codec,
    defaultParams: {
      ...codec.defaultParams,
      filterValues: { ...codec.defaultParams.filterValues, ...defaults },
    },
    parse(search) {
      const params = codec.parse(search);
      const omitted = names.filter(name => !search.has(name)).map(name => [name, defaults[name]]);
      return { ...params, filterValues: { ...params.filterValues, ...Object.fromEntries(omitted) } };
    },
    serialize(params) {
      const search = codec.serialize(params);
      for (const name of names)
        if (params.filterValues[name] === undefined) search.set(name, '');
        else if (isDefault(name, params.filterValues[name])) search.delete(name);
      return search;
    },
  };
}

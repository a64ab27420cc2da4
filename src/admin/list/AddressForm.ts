import type { FilterPayload, SortPayload } from 'react-admin';
import type { Look } from '../../lists/look.ts';
import type { ListView } from '../../platform/lists.ts';

/** The state of a list in react-admin's words, with how it looks: all that an address says of it. */
export interface AddressedParams extends Look {
  page: number;
  perPage: number;
  sort: SortPayload;
  /** The search text, `q`, among them. */
  filterValues: FilterPayload;
  view: ListView;
}

/** How the state of one list is written in an address. */
export interface AddressForm {
  /** What the list shows where the address says nothing. */
  start: AddressedParams;
  views: readonly ListView[];
  /** What is missing or nonsense is as at the start. */
  read(search: URLSearchParams): AddressedParams;
  /** What is as at the start is left out. */
  write(params: AddressedParams): URLSearchParams;
  /** Another state; its page is the first unless that is what changes. */
  after(before: AddressedParams, next: Partial<AddressedParams>): AddressedParams;
  /** The filters that the data provider is asked for. */
  asked(params: AddressedParams): FilterPayload;
}

/** What is used where the address does not say. */
export interface AddressDefaults {
  perPage?: number | undefined;
  sort?: SortPayload | undefined;
  filterDefaultValues?: FilterPayload | undefined;
}

/**
 * The same form with filters that are set until somebody takes them away: such a filter stands in the address as a name
 * without a value.
 */
export function withDefaultFilters(form: AddressForm, defaults: FilterPayload = {}): AddressForm {
  const names = Object.keys(defaults);
  if (!names.length) return form;
  const isDefault = (name: string, value: unknown) =>
    JSON.stringify(value) === JSON.stringify(defaults[name]);
  return {
    ...form,
    start: { ...form.start, filterValues: { ...form.start.filterValues, ...defaults } },
    read(search) {
      const params = form.read(search);
      const kept = names.filter(name => !search.has(name)).map(name => [name, defaults[name]]);
      return { ...params, filterValues: { ...params.filterValues, ...Object.fromEntries(kept) } };
    },
    write(params) {
      const search = form.write(params);
      for (const name of names)
        if (params.filterValues[name] === undefined) search.set(name, '');
        else if (isDefault(name, params.filterValues[name])) search.delete(name);
      return search;
    },
  };
}

import { resourceLists, type FilterValues, type ListDefinition, type ResourceName } from './resources.ts';

/**
 * The state of a list in the URL and in the call (docs/behaviour.md 1 §9, docs/decisions/state-in-the-url.md,
 * list-page-sizes.md and active-users.md).
 */

export const PAGE_SIZES = [8, 12, 16, 24, 32, 40, 100] as const;
export const SESSION_PAGE_SIZE = 10;

export type SortDirection = ListDefinition['sortDirection'];
export type ViewMode = ListDefinition['view'];

export type ListName = {
  [N in ResourceName]: (typeof resourceLists)[N] extends undefined ? never : N;
}[ResourceName];

/** The state of a list. The URL is its only owner. */
export interface ListState {
  q: string;
  page: number;
  pageSize: number;
  sortBy: string;
  sortDirection: SortDirection;
  view: ViewMode;
  filters: Record<string, string>;
}

const parsePositive = (text: string | null) =>
  text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;

/** Only values that the filter offers are sent. */
const isOfferedValue = (values: FilterValues, value: string) =>
  values === 'days'
    ? dayRange(value) !== undefined
    : values === 'count'
      ? parsePositive(value) !== undefined
      : values.includes(value);

/** The defaults of a list. A list without a call of its own has no route. */
export type ListDefaults = Omit<ListDefinition, 'route'>;
export const listDefaults = (list: ListName | ListDefaults): ListDefaults =>
  typeof list === 'string' ? resourceLists[list] : list;

/** Reads the state of a list from the URL. Missing and invalid values become defaults. */
export function listState(name: ListName | ListDefaults, search: URLSearchParams): ListState {
  const list = listDefaults(name);
  const filters: Record<string, string> = {};
  for (const [filter, values] of Object.entries(list.filters)) {
    const value = search.get(filter);
    if (value && isOfferedValue(values, value)) filters[filter] = value;
  }
  const top = parsePositive(filters.activeUserPercent ?? null);
  const sortBy = search.get('sortBy') ?? list.sortBy;
  const isSorted = list.sorts.includes(sortBy);
  const size = parsePositive(search.get('pageSize'));
  const direction = search.get('sortDirection');
  const view = search.get('view');
  return {
    q: search.get('q') ?? '',
    page: parsePositive(search.get('page')) ?? 1,
    // The filter of top active users shows the chosen number of users on one page
    // (docs/decisions/active-users.md).
    pageSize: top ?? (size && (PAGE_SIZES as readonly number[]).includes(size) ? size : list.pageSize),
    sortBy: top ? 'loginCount' : isSorted ? sortBy : list.sortBy,
    sortDirection: top
      ? 'desc'
      : isSorted && (direction === 'asc' || direction === 'desc')
        ? direction
        : list.sortDirection,
    view: view === 'table' || view === 'cards' || (view === 'tree' && list.tree) ? view : list.view,
    filters,
  };
}

/** Returns the default order and size if `filters` no longer contain the top users, which had set both. */
export function defaultsAfterTopUsers(
  name: ListName | ListDefaults,
  state: ListState,
  filters: ListState['filters'],
): Partial<ListState> | undefined {
  if (!state.filters.activeUserPercent || filters.activeUserPercent) return undefined;
  const { pageSize, sortBy, sortDirection } = listDefaults(name);
  return { pageSize, sortBy, sortDirection };
}

/** Writes the state of a list to the URL. Defaults are left out, so the plain route is the default list. */
export function listSearch(name: ListName | ListDefaults, state: ListState): URLSearchParams {
  const list = listDefaults(name);
  const search = new URLSearchParams();
  if (state.q) search.set('q', state.q);
  for (const [filter, value] of Object.entries(state.filters)) if (value) search.set(filter, value);
  if (!state.filters.activeUserPercent) {
    if (state.sortBy !== list.sortBy || state.sortDirection !== list.sortDirection) {
      search.set('sortBy', state.sortBy);
      search.set('sortDirection', state.sortDirection);
    }
    if (state.pageSize !== list.pageSize) search.set('pageSize', String(state.pageSize));
  }
  if (state.page > 1) search.set('page', String(state.page));
  if (state.view !== list.view) search.set('view', state.view);
  return search;
}

/** Some browsers read February 30 as March 2; `toJSON` of an invalid date is null. */
const isDay = (text: string) => new Date(text).toJSON()?.slice(0, 10) === text;

/** The last second of a local day. Where clocks go back at midnight, 23:59:59 comes twice, and this is the second time. */
function endOfDay(day: string): Date {
  const date = new Date(`${day}T12:00:00`);
  date.setDate(date.getDate() + 1);
  return new Date(date.setHours(0, 0, 0, 0) - 1000);
}

/**
 * Converts `2026-11-01,2026-11-20` to two ISO instants: the first day's 00:00:00 and the last day's 23:59:59,
 * in local time.
 */
export function dayRange(days: string): string | undefined {
  const [from = '', to = '', ...others] = days.split(',');
  if (!isDay(from) || !isDay(to) || from > to || others.length) return undefined;
  return [new Date(`${from}T00:00:00`), endOfDay(to)].map(instant => instant.toISOString()).join(',');
}

/** A tree filters its own nodes, so its rows are requested without the search text. */
export const effectiveSearch = ({ q, view }: ListState) => (view === 'tree' ? '' : q);

export function listQuery(
  name: ListName | ListDefaults,
  state: ListState,
): Record<string, string | number | undefined> {
  const list = listDefaults(name);
  const filters: Record<string, string | undefined> = { ...state.filters };
  for (const [name, values] of Object.entries(list.filters))
    if (values === 'days' && filters[name]) filters[name] = dayRange(filters[name]);
  return {
    page: state.page,
    pageSize: state.pageSize,
    sortBy: state.sortBy,
    sortDirection: state.sortDirection,
    query: effectiveSearch(state) || undefined,
    ...filters,
  };
}

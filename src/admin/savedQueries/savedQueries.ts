import { isValidSavedQuery, type SavedQuery } from 'react-admin';
import { nameKey } from '../../platform/fold.ts';
import type { ListState } from '../../platform/lists.ts';
import { isObject } from '../../platform/shape.ts';
import { normalizeColumns, type TableLayout } from '../list/tableLayout.ts';

/** The URL state of a documented list with its table layout. */
export type ListViewState = ListState & TableLayout;

/** react-admin's saved query with the view, the columns and the row height. Stored on this device, by user and list. */
export interface SavedListQuery extends Pick<SavedQuery, 'label'> {
  value: Omit<SavedQuery['value'], 'displayedFilters'> &
    Pick<ListViewState, 'columns' | 'rows'> & {
      displayedFilters?: Readonly<Record<string, boolean>>;
      view?: ListViewState['view'];
    };
}

/** The format of earlier versions: the URL parameters of a state, without its page. */
interface LegacyQuery {
  name: string;
  search: string;
}

/** The list whose states are saved. */
export interface SavableList {
  /** The name in the store key `<name>.savedQueries`. */
  name: string;
  state: ListViewState;
  columns: readonly { source: string }[];
  /** The visible columns and the row height. */
  layout: Required<Pick<TableLayout, 'columns' | 'rows'>>;
  /** Parses URL parameters. Values that the list does not support are left out. */
  parse(search: URLSearchParams): ListViewState;
  serialize(state: ListViewState): URLSearchParams;
  /** Navigates to a changed state. Resolves to false if the user stays because of unsaved input. */
  change(next: Partial<ListViewState>, options?: { replace?: boolean }): Promise<boolean>;
  /** The URL of a changed state, for `<a href>`. */
  hrefOf(next: Partial<ListViewState>): string;
}

export const MAX_NAME_LENGTH = 60;

export const findQuery = (queries: readonly SavedListQuery[], name: string | undefined) =>
  queries.find(({ label }) => nameKey(label) === nameKey(name ?? ''));

/** Creates a saved query from a state. */
export function createQuery(label: string, state: ListViewState): SavedListQuery {
  const { q, filters, sortBy, sortDirection, pageSize, view, columns, rows } = state;
  return {
    label,
    value: {
      filter: { ...filters, ...(q && { q }) },
      displayedFilters: Object.fromEntries(Object.keys(filters).map(name => [name, true])),
      sort: { field: sortBy, order: sortDirection === 'desc' ? 'DESC' : 'ASC' },
      perPage: pageSize,
      view,
      ...(columns && { columns }),
      ...(rows && { rows }),
    },
  };
}

type QueryContext = Pick<SavableList, 'columns' | 'parse' | 'serialize'>;

/** Returns the state of a saved query, on its first page. Values that the list no longer supports are left out. */
export function queryToState({ columns, parse, serialize }: QueryContext, { label, value }: SavedListQuery) {
  const { q = '', ...filters } = value.filter as Record<string, string>;
  const { columns: chosen = [], rows = 'comfortable' } = value;
  const defaultState = parse(new URLSearchParams());
  const state = parse(
    serialize({
      ...defaultState,
      q,
      filters,
      sortBy: value.sort!.field,
      sortDirection: value.sort!.order === 'DESC' ? 'desc' : 'asc',
      pageSize: value.perPage!,
      view: value.view ?? defaultState.view,
    }),
  );
  const isKnown = columns.some(({ source }) => chosen.includes(source));
  return {
    ...state,
    page: 1,
    columns: isKnown ? normalizeColumns(columns, chosen) : [],
    rows,
    saved: label,
  } satisfies ListViewState;
}

/** Serializes a state without its page and the name of its query, so that states can be compared. */
export const serializeState = ({ serialize }: Pick<SavableList, 'serialize'>, state: ListViewState): string =>
  serialize({ ...state, page: 1, saved: undefined }).toString();

const isLegacyQuery = (stored: unknown): stored is LegacyQuery =>
  isObject(stored) &&
  typeof stored.name === 'string' &&
  stored.name.trim() !== '' &&
  typeof stored.search === 'string';

const isQuery = (stored: unknown): stored is SavedListQuery =>
  isObject(stored) &&
  isObject(stored.value) &&
  isObject(stored.value.filter) &&
  isValidSavedQuery(stored as object as SavedQuery) === true &&
  (stored.label as string).trim() !== '';

/** Whether a stored query has the format of earlier versions. */
export const hasLegacyQueries = (stored: unknown) => Array.isArray(stored) && stored.some(isLegacyQuery);

/** Parses stored queries, which another program can have changed. Of several queries with the same name only the first one is returned. */
export function readQueries(stored: unknown, { parse }: Pick<SavableList, 'parse'>): SavedListQuery[] {
  if (!Array.isArray(stored)) return [];
  const queries = stored.flatMap((one: unknown) => {
    if (isLegacyQuery(one)) return createQuery(one.name, parse(new URLSearchParams(one.search)));
    return isQuery(one) ? one : [];
  });
  return queries.filter((query, index) => findQuery(queries, query.label) === queries[index]);
}

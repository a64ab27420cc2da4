import { isValidSavedQuery, type SavedQuery } from 'react-admin';
import { nameKey } from '../../platform/fold.ts';
import type { ListState } from '../../platform/lists.ts';
import { isObject } from '../../platform/shape.ts';
import { normalizeColumns, type TableLayout } from '../list/tableLayout.ts';

/** The URL state of a documented list with its table layout. */
export type ShownState = ListState & TableLayout;

/** react-admin's saved query, with the view, the columns and the row height. Kept on this device, by user and list. */
export interface SavedListQuery extends Pick<SavedQuery, 'label'> {
  value: Omit<SavedQuery['value'], 'displayedFilters'> &
    Pick<ShownState, 'columns' | 'rows'> & {
      displayedFilters?: Readonly<Record<string, boolean>>;
      view?: ShownState['view'];
    };
}

/** What was stored before: the URL parameters of a state, without its page. */
interface StoredView {
  name: string;
  search: string;
}

/** The list whose states are saved. */
export interface QueriedList {
  /** Names the list in the store: `<name>.savedQueries`. */
  name: string;
  state: ShownState;
  columns: readonly { source: string }[];
  /** The visible columns and the row height. */
  look: Required<Pick<TableLayout, 'columns' | 'rows'>>;
  /** The state of URL parameters; what the list does not support is left out. */
  parse(search: URLSearchParams): ShownState;
  serialize(state: ShownState): URLSearchParams;
  /** Navigates to a changed state. Resolves to false if the user stays because of unsaved input. */
  change(next: Partial<ShownState>, options?: { replace?: boolean }): Promise<boolean>;
  /** The URL of a changed state, for `<a href>`. */
  hrefOf(next: Partial<ShownState>): string;
}

export const NAME_LENGTH = 60;

export const queryNamed = (queries: readonly SavedListQuery[], name: string | undefined) =>
  queries.find(({ label }) => nameKey(label) === nameKey(name ?? ''));

/** Saves a state under a name. */
export function toQuery(label: string, state: ShownState): SavedListQuery {
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

type QueryParts = Pick<QueriedList, 'columns' | 'parse' | 'serialize'>;

/** The state of a saved query, on its first page. What the list no longer supports is left out. */
export function savedState({ columns, parse, serialize }: QueryParts, { label, value }: SavedListQuery) {
  const { q = '', ...filters } = value.filter as Record<string, string>;
  const { columns: chosen = [], rows = 'comfortable' } = value;
  const usual = parse(new URLSearchParams());
  const state = parse(
    serialize({
      ...usual,
      q,
      filters,
      sortBy: value.sort!.field,
      sortDirection: value.sort!.order === 'DESC' ? 'desc' : 'asc',
      pageSize: value.perPage!,
      view: value.view ?? usual.view,
    }),
  );
  const isKnown = columns.some(({ source }) => chosen.includes(source));
  return {
    ...state,
    page: 1,
    columns: isKnown ? normalizeColumns(columns, chosen) : [],
    rows,
    saved: label,
  } satisfies ShownState;
}

/** The URL parameters of a state without page and name: equal for states that look the same. */
export const urlOfState = ({ serialize }: Pick<QueriedList, 'serialize'>, state: ShownState): string =>
  serialize({ ...state, page: 1, saved: undefined }).toString();

const isStoredView = (stored: unknown): stored is StoredView =>
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

/** Whether the stored queries are from before react-admin's shape was used. */
export const isEarlier = (stored: unknown) => Array.isArray(stored) && stored.some(isStoredView);

/** Reads stored queries, which can come from another program. Of two with the same name the first counts. */
export function readQueries(stored: unknown, { parse }: Pick<QueriedList, 'parse'>): SavedListQuery[] {
  if (!Array.isArray(stored)) return [];
  const queries = stored.flatMap((one: unknown) => {
    if (isStoredView(one)) return toQuery(one.name, parse(new URLSearchParams(one.search)));
    return isQuery(one) ? one : [];
  });
  return queries.filter((query, index) => queryNamed(queries, query.label) === queries[index]);
}

/** The layout of a table in the URL, as a saved query sets it. What the URL leaves out is as the user last chose. */
export interface TableLayout {
  /** The sources of the visible columns; empty for the default ones. */
  columns?: readonly string[] | undefined;
  rows?: 'compact' | 'comfortable' | undefined;
  /** The name of the chosen saved query. */
  saved?: string | undefined;
}

export function parseTableLayout(search: URLSearchParams): TableLayout {
  const columns = search.get('columns');
  const rows = search.get('rows');
  const saved = search.get('saved');
  return {
    ...(columns !== null && { columns: columns.split(',').filter(Boolean) }),
    ...((rows === 'compact' || rows === 'comfortable') && { rows }),
    ...(saved && { saved }),
  };
}

/** One value for one set of visible columns: in the table's order, without the first, which is always visible, unless it is the only one. */
export function normalizeColumns(all: readonly { source: string }[], chosen: readonly string[]): string[] {
  const [first, ...others] = all
    .map(({ source }) => source)
    .filter((source, at) => !at || chosen.includes(source));
  return others.length || !first ? others : [first];
}

/** Adds the layout to URL parameters. */
export function withTableLayout(
  search: URLSearchParams,
  { columns, rows, saved }: TableLayout,
): URLSearchParams {
  if (columns) search.set('columns', columns.join(','));
  if (rows) search.set('rows', rows);
  if (saved) search.set('saved', saved);
  return search;
}

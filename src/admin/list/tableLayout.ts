/** The layout of a table in the URL, which a saved query sets. Missing values are the user's last settings. */
export interface TableLayout {
  /** The sources of the visible columns. An empty array means the default ones. */
  columns?: readonly string[] | undefined;
  rows?: 'compact' | 'comfortable' | undefined;
  /** The name of the selected saved query. */
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

/**
 * Returns the same value for equal sets of visible columns: the sources in the table's order. The first column is left out unless it is
 * the only one, because it is always visible.
 */
export function normalizeColumns(all: readonly { source: string }[], chosen: readonly string[]): string[] {
  const [first, ...others] = all
    .map(({ source }) => source)
    .filter((source, index) => !index || chosen.includes(source));
  return others.length || !first ? others : [first];
}

export function withTableLayout(
  search: URLSearchParams,
  { columns, rows, saved }: TableLayout,
): URLSearchParams {
  if (columns) search.set('columns', columns.join(','));
  if (rows) search.set('rows', rows);
  if (saved) search.set('saved', saved);
  return search;
}

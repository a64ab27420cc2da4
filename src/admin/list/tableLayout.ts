/** How a table looks where the address says so, as that of a saved view does; else it looks as the person last chose. */
export interface TableLayout {
  /** The columns shown, by their sources; none for the usual ones. */
  columns?: readonly string[] | undefined;
  rows?: 'compact' | 'comfortable' | undefined;
  /** The name of the saved view that was chosen. */
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

/** The same columns always said the same: in their order, and the first, which always shows, where it is alone. */
export function normalizeColumns(all: readonly { source: string }[], chosen: readonly string[]): string[] {
  const [first, ...others] = all
    .map(({ source }) => source)
    .filter((source, at) => !at || chosen.includes(source));
  return others.length || !first ? others : [first];
}

/** The parameters of an address with the look in it. */
export function withTableLayout(
  search: URLSearchParams,
  { columns, rows, saved }: TableLayout,
): URLSearchParams {
  if (columns) search.set('columns', columns.join(','));
  if (rows) search.set('rows', rows);
  if (saved) search.set('saved', saved);
  return search;
}

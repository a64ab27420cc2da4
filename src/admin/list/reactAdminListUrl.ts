import { isObject } from '../../platform/shape.ts';
import type { ListUrlCodec, ListUrlParams } from './ListUrlCodec.ts';

function parseObject(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses the URL parameters of react-admin's lists, `?filter={…}&sort=…&order=…&page=…&perPage=…&displayedFilters={…}`. Returns undefined
 * if the URL has none of them.
 */
export function parseReactAdminUrl(
  search: URLSearchParams,
  codec: ListUrlCodec,
): { params: ListUrlParams; displayedFilters: Record<string, boolean> } | undefined {
  const filter = parseObject(search.get('filter'));
  const displayedFilters = parseObject(search.get('displayedFilters')) as Record<string, boolean> | undefined;
  const field = search.get('sort');
  const order = search.get('order');
  const perPage = Number(search.get('perPage'));
  const isSorted = field !== null && (order === 'ASC' || order === 'DESC');
  if (!filter && !displayedFilters && !isSorted && !perPage) return undefined;
  const others = new URLSearchParams(search);
  for (const name of ['filter', 'displayedFilters', 'sort', 'order', 'perPage']) others.delete(name);
  const params: ListUrlParams = {
    ...codec.parse(others),
    ...(filter && { filterValues: filter }),
    ...(isSorted && { sort: { field, order } }),
    ...(perPage > 0 && { perPage }),
  };
  // Serializing and parsing drops filters and values that the list does not support.
  return { params: codec.parse(codec.serialize(params)), displayedFilters: displayedFilters ?? {} };
}

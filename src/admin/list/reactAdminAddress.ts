import { isObject } from '../../platform/shape.ts';
import type { AddressedParams, AddressForm } from './AddressForm.ts';

function objectIn(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What an address says of a list in react-admin's own form, `?filter={…}&sort=…&order=…&page=…&perPage=…&displayedFilters={…}`,
 * as links and saved queries of its documentation have it; undefined where it has none of that.
 */
export function readReactAdminAddress(
  search: URLSearchParams,
  form: AddressForm,
): { params: AddressedParams; displayed: Record<string, boolean> } | undefined {
  const filter = objectIn(search.get('filter'));
  const displayed = objectIn(search.get('displayedFilters')) as Record<string, boolean> | undefined;
  const field = search.get('sort');
  const order = search.get('order');
  const perPage = Number(search.get('perPage'));
  const isSorted = field !== null && (order === 'ASC' || order === 'DESC');
  if (!filter && !displayed && !isSorted && !perPage) return undefined;
  const own = new URLSearchParams(search);
  for (const name of ['filter', 'displayedFilters', 'sort', 'order', 'perPage']) own.delete(name);
  const said: AddressedParams = {
    ...form.read(own),
    ...(filter && { filterValues: filter }),
    ...(isSorted && { sort: { field, order } }),
    ...(perPage > 0 && { perPage }),
  };
  // Written and read again, it has only what the list knows.
  return { params: form.read(form.write(said)), displayed: displayed ?? {} };
}

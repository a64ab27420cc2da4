/** Reads lists in every shape the platform may give them (docs/contract.md): a page, `{ data }`, or a bare array. */

export interface ListPage<T> {
  data: T[];
  total: number;
  /** The platform gave no total: this is the whole list, and whoever shows it pages it. */
  isComplete: boolean;
  /** So many rows came that are no records of this kind, and were left out. */
  skippedCount: number;
}

export function readList<T>(reply: unknown): ListPage<T> {
  const body = reply as
    { data?: unknown; skippedCount?: number; pagingMeta?: { totalRecords?: unknown } } | null | undefined;
  const data = (Array.isArray(reply) ? reply : Array.isArray(body?.data) ? body.data : []) as T[];
  const total = Array.isArray(reply) ? undefined : body?.pagingMeta?.totalRecords;
  const count =
    typeof total === 'number' ? total : typeof total === 'string' && total !== '' ? Number(total) : NaN;
  const skippedCount = (!Array.isArray(reply) && body?.skippedCount) || 0;
  return Number.isFinite(count)
    ? { data, total: count, isComplete: false, skippedCount }
    : { data, total: data.length, isComplete: true, skippedCount };
}

/** One page of a list: cut here where the platform answered the whole of it. `pageSize` 0 is all rows. */
export function pageOfList<T>(
  list: ListPage<T>,
  page: number,
  pageSize: number,
): { data: T[]; total: number; skippedCount: number } {
  const { data, total, isComplete, skippedCount } = list;
  return {
    data: isComplete && pageSize > 0 ? data.slice((page - 1) * pageSize, page * pageSize) : data,
    total,
    skippedCount,
  };
}

/** The id of a reference that came as an id or as the populated object; '' where it names nothing. */
export const referenceId = (ref: unknown): string =>
  typeof ref === 'string' || typeof ref === 'number'
    ? String(ref)
    : String((ref as { _id?: unknown } | null)?._id ?? '');

/** A reference as it is sent: by its id; as it came where it names nothing, as of what is gone. */
export const toReferenceId = <T>(ref: T) => (referenceId(ref) || ref) as T & string;

/** Reads lists in every documented shape (docs/contract.md): a page, `{ data }`, or a bare array. */

export interface ListPage<T> {
  data: T[];
  total: number;
  /** Whether `data` is the whole list, because the reply had no total. The caller then pages it. */
  isComplete: boolean;
  /** The number of rows that were left out because they are not records of this kind. */
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

/** Returns one page of a list, and cuts it out of a complete list. `pageSize` 0 returns all rows. */
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

/**
 * Returns the id of a reference, which may be an id or a populated object. Returns '' for any other value.
 */
export const referenceId = (ref: unknown): string =>
  typeof ref === 'string' || typeof ref === 'number'
    ? String(ref)
    : String((ref as { _id?: unknown } | null)?._id ?? '');

/**
 * Returns the id of a reference to send it. A reference without an id, such as one to a deleted record, stays
 * unchanged.
 */
export const toReferenceId = <T>(ref: T) => (referenceId(ref) || ref) as T & string;

import { isObject } from '../../platform/shape.ts';

type RecordValues = Record<string, unknown>;

/** The records in the query cache at one moment. */
export interface CachedRecords {
  /** Returns the record with this ID from the reply that has most of its fields. */
  record(id: unknown): RecordValues | undefined;
  /** Returns the arguments of the call whose reply contains this record. */
  argsFor(route: string, id: unknown): unknown;
}

/** The records by ID in each reply. Replies are never mutated, so each is searched at most once. */
const indexes = new WeakMap<object, Map<string, RecordValues>>();

function indexReply(reply: object): Map<string, RecordValues> {
  const cached = indexes.get(reply);
  if (cached) return cached;
  const records = new Map<string, RecordValues>();
  const collect = (value: unknown, depth: number) => {
    if (typeof value !== 'object' || value === null || depth > 6) return;
    const { _id } = value as RecordValues;
    if (typeof _id === 'string' && Object.keys(value).length > Object.keys(records.get(_id) ?? {}).length)
      records.set(_id, value as RecordValues);
    for (const one of Object.values(value)) collect(one, depth + 1);
  };
  // Documents contain no records and may be large.
  if (!('text' in reply && 'value' in reply)) collect(reply, 0);
  indexes.set(reply, records);
  return records;
}

/** A reply in the cache with its query key. */
export interface CachedReply {
  key: readonly unknown[];
  data: object;
}

export function indexReplies(replies: CachedReply[]): CachedRecords {
  return {
    record(id) {
      const all = replies
        .map(({ data }) => indexReply(data).get(String(id)))
        .filter(one => one !== undefined);
      return all.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0];
    },
    argsFor: (route, id) =>
      replies.find(
        ({ key, data }) => key[0] === route && isObject(key[1]) && indexReply(data).has(String(id)),
      )?.key[1],
  };
}

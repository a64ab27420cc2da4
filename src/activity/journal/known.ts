import { isObject } from '../../platform/shape.ts';

type Values = Record<string, unknown>;

/** What was on the page at a moment. */
export interface CachedRecords {
  /** The record with this id, as the place that says most of it has it. */
  record(id: unknown): Values | undefined;
  /** What the call was asked whose answer has this record. */
  askFor(route: string, id: unknown): unknown;
}

/** An answer never changes: what is in it is looked for once, and only when somebody asks. */
const indexes = new WeakMap<object, Map<string, Values>>();

function indexOf(answer: object): Map<string, Values> {
  const before = indexes.get(answer);
  if (before) return before;
  const found = new Map<string, Values>();
  const look = (value: unknown, depth: number) => {
    if (typeof value !== 'object' || value === null || depth > 6) return;
    const { _id } = value as Values;
    if (typeof _id === 'string' && Object.keys(value).length > Object.keys(found.get(_id) ?? {}).length)
      found.set(_id, value as Values);
    for (const one of Object.values(value)) look(one, depth + 1);
  };
  // A document may be megabytes, and has no records.
  if (!('text' in answer && 'value' in answer)) look(answer, 0);
  indexes.set(answer, found);
  return found;
}

/** An answer, and what was asked for it. */
export interface CachedReply {
  key: readonly unknown[];
  data: object;
}

export function knownIn(answers: CachedReply[]): CachedRecords {
  return {
    record(id) {
      const all = answers.map(({ data }) => indexOf(data).get(String(id))).filter(one => one !== undefined);
      return all.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0];
    },
    askFor: (route, id) =>
      answers.find(({ key, data }) => key[0] === route && isObject(key[1]) && indexOf(data).has(String(id)))
        ?.key[1],
  };
}

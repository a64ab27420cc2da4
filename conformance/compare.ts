import type { Schema } from '../src/platform/endpoint.ts';
import { Ref } from '../src/platform/ref.ts';
import { defOf } from '../src/platform/schema.ts';
import { isObject } from '../src/platform/shape.ts';
import { exampleOf } from './masked.ts';

/** What is not as documented: what, where in the answer (`data[].loginCount`), and an example with its values masked. */
export interface Deviation {
  what: string;
  where?: string;
  example?: string;
}

/** Told of each reference that is met: by its id alone, or as the record. */
export type SeeRef = (where: string, form: 'id' | 'record') => void;

const KINDS = { string: 'text', number: 'a number', boolean: 'true or false' } as const;

const off = (where: string, expected: string, value: unknown): Deviation[] => [
  { what: `expected ${expected}`, where, example: exampleOf(value) },
];
const isTop = (where: string) => (deviation: Deviation) => deviation.where === where;

/** That of several forms which the value is nearest to: the right kind first, then the fewest deviations. */
function nearest(all: Deviation[][], where: string): Deviation[] {
  const rank = (deviations: Deviation[]) =>
    (deviations.some(isTop(where)) ? 1_000_000 : 0) + deviations.length;
  return all.reduce((best, next) => (rank(next) < rank(best) ? next : best));
}

/**
 * Holds an answer against its schema as loosely as the contract is: unknown fields pass, known ones may be missing or null,
 * and nothing is asked of what people fill in. But a record has its `_id`, a list is a list, and what is there is of its kind.
 */
export function compareWithSchema(
  schema: Schema<unknown>,
  value: unknown,
  see: SeeRef = () => {},
  where = '',
): Deviation[] {
  const { type, innerType, values, entries, options = [], element, shape = {} } = defOf(schema);
  if (innerType)
    return value === undefined || value === null ? [] : compareWithSchema(innerType, value, see, where);
  if (schema === Ref) {
    if (typeof value === 'string') see(where, 'id');
    else if (isObject(value) && typeof value._id === 'string') see(where, 'record');
    else return off(where, 'an id or a record with its _id', value);
    return [];
  }
  switch (type) {
    case 'union': {
      const fitting = options.find(option => compareWithSchema(option, value, undefined, where).length === 0);
      return fitting
        ? compareWithSchema(fitting, value, see, where)
        : nearest(
            options.map(option => compareWithSchema(option, value, undefined, where)),
            where,
          );
    }
    case 'array':
      return Array.isArray(value)
        ? value.flatMap(one => compareWithSchema(element!, one, see, `${where}[]`))
        : off(where, 'a list', value);
    case 'object': {
      if (!isObject(value)) return off(where, 'an object', value);
      return Object.entries(shape).flatMap(([name, field]) => {
        const at = where ? `${where}.${name}` : name;
        const one = value[name];
        if (one !== undefined && one !== null)
          return name === '_id' && one === ''
            ? off(at, 'an id', one)
            : compareWithSchema(field, one, see, at);
        const isNeeded = name === '_id' || defOf(field).type === 'array';
        return isNeeded
          ? [
              {
                what: one === null ? `${name} is null` : `${name} is missing`,
                where: at,
                example: exampleOf(value),
              },
            ]
          : [];
      });
    }
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type ? [] : off(where, KINDS[type], value);
    case 'literal':
      return values!.includes(value)
        ? []
        : off(where, values!.map(one => JSON.stringify(one)).join(' or '), value);
    case 'enum':
      return Object.values(entries!).includes(value)
        ? []
        : off(where, `one of ${Object.values(entries!).join(', ')}`, value);
    default:
      return [];
  }
}

/** Each deviation once, with how often it was met. */
export function uniqueDeviations(deviations: Deviation[]): Deviation[] {
  const met = new Map<string, { first: Deviation; times: number }>();
  for (const one of deviations) {
    const key = `${one.where ?? ''} ${one.what}`;
    const known = met.get(key);
    if (known) known.times += 1;
    else met.set(key, { first: one, times: 1 });
  }
  return [...met.values()].map(({ first, times }) =>
    times > 1 ? { ...first, what: `${first.what}, ${times} times` } : first,
  );
}

import type { Schema } from '../src/platform/endpoint.ts';
import { Ref } from '../src/platform/ref.ts';
import { schemaDef } from '../src/platform/schema.ts';
import { isObject } from '../src/platform/shape.ts';
import { maskedExample } from './masking.ts';

/** A difference from the contract: its path in the reply (`data[].loginCount`), and an example with masked values. */
export interface Deviation {
  what: string;
  where?: string;
  example?: string;
}

/** Called with the path of each reference and its form. */
export type OnReference = (where: string, form: 'id' | 'record') => void;

const KINDS = { string: 'text', number: 'a number', boolean: 'true or false' } as const;

const mismatch = (where: string, expected: string, value: unknown): Deviation[] => [
  { what: `expected ${expected}`, where, example: maskedExample(value) },
];
const isTop = (where: string) => (deviation: Deviation) => deviation.where === where;

/** The deviations from the closest option of a union: the right type first, then the fewest deviations. */
function closestMatch(all: Deviation[][], where: string): Deviation[] {
  const rank = (deviations: Deviation[]) =>
    (deviations.some(isTop(where)) ? 1_000_000 : 0) + deviations.length;
  return all.reduce((best, next) => (rank(next) < rank(best) ? next : best));
}

/**
 * Compares a reply with its schema. Unknown fields are allowed, and known fields may be missing or null. Records need an `_id`, and lists and
 * values need their type.
 */
export function compareWithSchema(
  schema: Schema<unknown>,
  value: unknown,
  see: OnReference = () => {},
  where = '',
): Deviation[] {
  const { type, innerType, values, entries, options = [], element, shape = {} } = schemaDef(schema);
  if (innerType)
    return value === undefined || value === null ? [] : compareWithSchema(innerType, value, see, where);
  if (schema === Ref) {
    if (typeof value === 'string') see(where, 'id');
    else if (isObject(value) && typeof value._id === 'string') see(where, 'record');
    else return mismatch(where, 'an id or a record with its _id', value);
    return [];
  }
  switch (type) {
    case 'union': {
      const fitting = options.find(option => compareWithSchema(option, value, undefined, where).length === 0);
      return fitting
        ? compareWithSchema(fitting, value, see, where)
        : closestMatch(
            options.map(option => compareWithSchema(option, value, undefined, where)),
            where,
          );
    }
    case 'array':
      return Array.isArray(value)
        ? value.flatMap(one => compareWithSchema(element!, one, see, `${where}[]`))
        : mismatch(where, 'a list', value);
    case 'object': {
      if (!isObject(value)) return mismatch(where, 'an object', value);
      return Object.entries(shape).flatMap(([name, field]) => {
        const at = where ? `${where}.${name}` : name;
        const one = value[name];
        if (one !== undefined && one !== null)
          return name === '_id' && one === ''
            ? mismatch(at, 'an id', one)
            : compareWithSchema(field, one, see, at);
        const isNeeded = name === '_id' || schemaDef(field).type === 'array';
        return isNeeded
          ? [
              {
                what: one === null ? `${name} is null` : `${name} is missing`,
                where: at,
                example: maskedExample(value),
              },
            ]
          : [];
      });
    }
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type ? [] : mismatch(where, KINDS[type], value);
    case 'literal':
      return values!.includes(value)
        ? []
        : mismatch(where, values!.map(one => JSON.stringify(one)).join(' or '), value);
    case 'enum':
      return Object.values(entries!).includes(value)
        ? []
        : mismatch(where, `one of ${Object.values(entries!).join(', ')}`, value);
    default:
      return [];
  }
}

/** Each deviation once, with the number of its occurrences. */
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

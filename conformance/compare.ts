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

const TYPE_LABELS = { string: 'text', number: 'a number', boolean: 'true or false' } as const;

const mismatch = (where: string, expected: string, value: unknown): Deviation[] => [
  { what: `expected ${expected}`, where, example: maskedExample(value) },
];
const isTop = (where: string) => (deviation: Deviation) => deviation.where === where;

/** The deviations from the closest option of a union: the right type first, then the fewest deviations. */
function closestMatch(options: Deviation[][], where: string): Deviation[] {
  const rank = (deviations: Deviation[]) =>
    (deviations.some(isTop(where)) ? 1_000_000 : 0) + deviations.length;
  return options.reduce((best, next) => (rank(next) < rank(best) ? next : best));
}

/**
 * Compares a reply with its schema. Unknown fields are allowed, and known fields may be missing or null. Records need an `_id`, and lists and
 * values need their type.
 */
export function compareWithSchema(
  schema: Schema<unknown>,
  value: unknown,
  onReference: OnReference = () => {},
  where = '',
): Deviation[] {
  const { type, innerType, values, entries, options = [], element, shape = {} } = schemaDef(schema);
  if (innerType)
    return value === undefined || value === null
      ? []
      : compareWithSchema(innerType, value, onReference, where);
  if (schema === Ref) {
    if (typeof value === 'string') onReference(where, 'id');
    else if (isObject(value) && typeof value._id === 'string') onReference(where, 'record');
    else return mismatch(where, 'an id or a record with its _id', value);
    return [];
  }
  switch (type) {
    case 'union': {
      const matching = options.find(
        option => compareWithSchema(option, value, undefined, where).length === 0,
      );
      return matching
        ? compareWithSchema(matching, value, onReference, where)
        : closestMatch(
            options.map(option => compareWithSchema(option, value, undefined, where)),
            where,
          );
    }
    case 'array':
      return Array.isArray(value)
        ? value.flatMap(item => compareWithSchema(element!, item, onReference, `${where}[]`))
        : mismatch(where, 'a list', value);
    case 'object': {
      if (!isObject(value)) return mismatch(where, 'an object', value);
      return Object.entries(shape).flatMap(([name, field]) => {
        const path = where ? `${where}.${name}` : name;
        const fieldValue = value[name];
        if (fieldValue !== undefined && fieldValue !== null)
          return name === '_id' && fieldValue === ''
            ? mismatch(path, 'an id', fieldValue)
            : compareWithSchema(field, fieldValue, onReference, path);
        const isNeeded = name === '_id' || schemaDef(field).type === 'array';
        return isNeeded
          ? [
              {
                what: fieldValue === null ? `${name} is null` : `${name} is missing`,
                where: path,
                example: maskedExample(value),
              },
            ]
          : [];
      });
    }
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type ? [] : mismatch(where, TYPE_LABELS[type], value);
    case 'literal':
      return values!.includes(value)
        ? []
        : mismatch(where, values!.map(option => JSON.stringify(option)).join(' or '), value);
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
  const counts = new Map<string, { first: Deviation; times: number }>();
  for (const deviation of deviations) {
    const key = `${deviation.where ?? ''} ${deviation.what}`;
    const counted = counts.get(key);
    if (counted) counted.times += 1;
    else counts.set(key, { first: deviation, times: 1 });
  }
  return [...counts.values()].map(({ first, times }) =>
    times > 1 ? { ...first, what: `${first.what}, ${times} times` } : first,
  );
}

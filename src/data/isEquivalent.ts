import { isObject } from '../platform/shape.ts';
import { referenceId } from './dialect.ts';
import { allNames, DEPTH_LIMIT, isSameJson, ownValue } from './isSameJson.ts';

/** Fields of records that hold a document, in which white space and empty values have a meaning. */
const DOCUMENTS = new Set(['config', 'toolDefaultConfig', 'faServiceLayerConfig']);

interface Comparison {
  /** The name of the field whose values these are. */
  field?: string;
  /** The first value was sent: an object without `_id` is equivalent to one to which the platform gave an id and more fields. */
  sent?: boolean;
}

const plain = (value: unknown) =>
  typeof value === 'string' ? value.trim() : value === false ? '' : (value ?? '');

/**
 * Whether two values of a field, or two records, mean the same (docs/decisions/equivalent-values.md): white space around
 * texts and the order of names do not count, a reference is its id or the record, and nothing, '' and false are equal.
 */
export function isEquivalent(
  one: unknown,
  other: unknown,
  { field = '', sent = false }: Comparison = {},
  depth = 0,
): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return true;
  if (a instanceof File || b instanceof File) return false;
  if (depth > DEPTH_LIMIT || (DOCUMENTS.has(field) && typeof a === 'object' && typeof b === 'object'))
    return isSameJson(a, b);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => isEquivalent(item, b[at], { sent }, depth + 1));
  if (!isObject(a) || !isObject(b))
    return (isObject(a) || isObject(b)) && referenceId(a) !== '' && referenceId(a) === referenceId(b);
  const isNew = sent && a._id === undefined && b._id !== undefined;
  return (isNew ? Object.keys(a) : allNames(a, b)).every(name =>
    isEquivalent(ownValue(a, name), ownValue(b, name), { field: name, sent }, depth + 1),
  );
}

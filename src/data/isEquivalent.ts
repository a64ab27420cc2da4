import { isObject } from '../platform/shape.ts';
import { referenceId } from './dialect.ts';
import { DEPTH_LIMIT, isSameJson, ownValue, unionKeys } from './isSameJson.ts';

/** Fields that contain a document, in which white space and empty values are significant. */
const DOCUMENTS = new Set(['config', 'toolDefaultConfig', 'faServiceLayerConfig']);

interface Comparison {
  /** The name of the compared field. */
  field?: string;
  /**
   * Whether the first value was sent. The platform adds an `_id` and fields to objects that were sent without
   * an `_id`.
   */
  sent?: boolean;
}

const normalize = (value: unknown) =>
  typeof value === 'string' ? value.trim() : value === false ? '' : (value ?? '');

/**
 * Returns whether two values of a field, or two records, are equivalent
 * (docs/decisions/equivalent-values.md). Surrounding white space and the order of names do not count, a
 * reference equals its populated object, and missing, '' and false are equal.
 */
export function isEquivalent(
  one: unknown,
  other: unknown,
  { field = '', sent = false }: Comparison = {},
  depth = 0,
): boolean {
  const [a, b] = [normalize(one), normalize(other)];
  if (a === b) return true;
  if (a instanceof File || b instanceof File) return false;
  if (depth > DEPTH_LIMIT || (DOCUMENTS.has(field) && typeof a === 'object' && typeof b === 'object'))
    return isSameJson(a, b);
  if (Array.isArray(a) && Array.isArray(b))
    return (
      a.length === b.length && a.every((item, index) => isEquivalent(item, b[index], { sent }, depth + 1))
    );
  if (!isObject(a) || !isObject(b))
    return (isObject(a) || isObject(b)) && referenceId(a) !== '' && referenceId(a) === referenceId(b);
  const isNew = sent && a._id === undefined && b._id !== undefined;
  return (isNew ? Object.keys(a) : unionKeys(a, b)).every(name =>
    isEquivalent(ownValue(a, name), ownValue(b, name), { field: name, sent }, depth + 1),
  );
}

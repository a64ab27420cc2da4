import { isEquivalent } from './isEquivalent.ts';
import { isSameJson, ownValue } from './isSameJson.ts';

type RecordValues = Readonly<Record<string, unknown>>;

/** These fields never change. */
const IDS = ['id', '_id'];

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

interface Versions {
  /** The edited record, or some of its fields. */
  data: RecordValues;
  /** The record that was edited. Without it, all of `data` counts as changed. */
  before?: RecordValues | undefined;
  current: RecordValues;
  /** A newer version than `before` that the user has agreed to overwrite. */
  agreedTo?: RecordValues | undefined;
}

export interface MergeResult {
  /** The changed fields of `data` with their new values. */
  changes: Record<string, unknown>;
  /** The current record with these changes. */
  record: Record<string, unknown>;
  /** The changed fields that others have changed to a different value. */
  conflicts: string[];
}

/**
 * Merges a user's changes into a record that others may have changed. It compares top-level fields. A field that `before` or `current`
 * lacks, such as a password, never conflicts, because its earlier value is unknown.
 */
export function mergeRecord({ data, before, current, agreedTo = before ?? {} }: Versions): MergeResult {
  const isChanged = (name: string, value: unknown) => {
    const prior = before && ownValue(before, name);
    return !before || !(isSameJson(prior, value) || (isBlank(prior) && isBlank(value)));
  };
  const changes = Object.fromEntries(
    Object.entries(data).filter(([name, value]) => !IDS.includes(name) && isChanged(name, value)),
  );
  const conflicts = Object.keys(changes).filter(
    field =>
      Object.hasOwn(agreedTo, field) &&
      Object.hasOwn(current, field) &&
      !isEquivalent(agreedTo[field], current[field], { field }) &&
      !isEquivalent(current[field], changes[field], { field }),
  );
  return { changes, record: { ...current, ...changes }, conflicts };
}

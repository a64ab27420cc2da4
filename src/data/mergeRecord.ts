import { isEquivalent } from './isEquivalent.ts';
import { isSameJson, ownValue } from './isSameJson.ts';

type Values = Readonly<Record<string, unknown>>;

/** Which record it is never changes. */
const IDS = ['id', '_id'];

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

interface Versions {
  /** The record as it is wanted, or some of its fields. */
  data: Values;
  /** The record that `data` was made of; where nobody says, all of `data` is a change. */
  before?: Values | undefined;
  /** The record as it is now. */
  now: Values;
  /** A later record than `before`, whose changes by others may be overwritten. */
  agreedTo?: Values | undefined;
}

/** A record with one's own changes over what others changed. */
export interface Merged {
  /** The fields that `data` changed, each whole. */
  changes: Record<string, unknown>;
  /** The record as it is now with these changes. */
  record: Record<string, unknown>;
  /** The changed fields that others changed, too, to something else. */
  conflicts: string[];
}

/**
 * Merges the changes of one person into a record that others may have changed. A field is changed as a whole. What `before`
 * or `now` lacks, such as a password, is in no conflict: it is not known what it was.
 */
export function mergeRecord({ data, before, now, agreedTo = before ?? {} }: Versions): Merged {
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
      Object.hasOwn(now, field) &&
      !isEquivalent(agreedTo[field], now[field], { field }) &&
      !isEquivalent(now[field], changes[field], { field }),
  );
  return { changes, record: { ...now, ...changes }, conflicts };
}

import type { RaRecord, UpdateParams } from 'react-admin';
import type { ResourceName } from '../platform/resources.ts';
import { isEquivalent } from './isEquivalent.ts';
import { mergeRecord } from './mergeRecord.ts';
import { normalizeReferences } from './normalizeReferences.ts';
import { safeWrite } from './safeWrite.ts';

type RecordValues = Record<string, unknown>;

export interface VerifiedUpdateParams<R extends RaRecord = RaRecord> extends Omit<
  UpdateParams<R>,
  'previousData'
> {
  /** The record that was edited. Without it, all of `data` counts as changed and nothing conflicts. */
  previousData?: UpdateParams<R>['previousData'] | undefined;
  /** A newer version than `previousData` that the user has agreed to overwrite. */
  agreedTo?: Readonly<RecordValues> | undefined;
}

export interface UpdateMeta {
  /** The record just before the update. */
  before: RaRecord;
  /** The reply was lost, and reading showed that the update was applied. */
  confirmed?: true;
}

interface Calls {
  read(): Promise<RaRecord>;
  /** Sends the whole record. `before` is its previous version. Resolves to the record in the reply if there is one. */
  write(record: RecordValues, before: RecordValues): Promise<RecordValues | undefined>;
}

/** Implements `update` (see `RecordWrites`). */
export async function verifiedUpdate(
  resource: string,
  { data, previousData, agreedTo }: VerifiedUpdateParams,
  { read, write }: Calls,
): Promise<{ data: RaRecord; meta: UpdateMeta }> {
  /** Compares and sends references as IDs, whether or not they are populated. */
  const withReferenceIds = <T extends object | undefined>(record: T) =>
    record && (normalizeReferences(resource as ResourceName, record) as T & RecordValues);
  const versions = {
    data: withReferenceIds(data),
    before: withReferenceIds(previousData),
    agreedTo: withReferenceIds(agreedTo),
  };
  const merged = (current: RecordValues) => mergeRecord({ ...versions, current: withReferenceIds(current) });
  /** Excludes changes that cannot be read back, such as a password. */
  const readableChanges = (current: RecordValues) =>
    Object.entries(merged(current).changes).filter(([name]) => Object.hasOwn(current, name));

  const { before, reply, confirmed, verified } = await safeWrite<RecordValues | undefined>({
    read,
    overwrites: current => merged(current).conflicts.length > 0,
    merge: current => merged(current).record,
    write: (record, current) => write(record, { ...versions.before, ...withReferenceIds(current) }),
    isDone(current, previous) {
      const expected = readableChanges(previous);
      return (
        expected.length > 0 &&
        expected.every(([field, value]) => isEquivalent(value, current[field], { field, sent: true }))
      );
    },
  });
  const after = { ...before, ...Object.fromEntries(readableChanges(before)), ...reply, ...verified };
  return {
    data: after as RecordValues as RaRecord,
    meta: { before: before as RaRecord, ...(confirmed && { confirmed }) },
  };
}

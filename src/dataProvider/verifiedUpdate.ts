import type { RaRecord, UpdateParams } from 'react-admin';
import { asSent } from '../client/asSent.ts';
import { isEquivalent } from '../data/isEquivalent.ts';
import { mergeRecord } from '../data/mergeRecord.ts';
import { safeWrite } from '../data/safeWrite.ts';
import type { ResourceName } from '../platform/resources.ts';

type Values = Record<string, unknown>;

export interface VerifiedUpdateParams<R extends RaRecord = RaRecord> extends Omit<
  UpdateParams<R>,
  'previousData'
> {
  /** The record that `data` was made of; without it all of `data` is a change, and nothing is in conflict. */
  previousData?: UpdateParams<R>['previousData'] | undefined;
  /** The record, later than `previousData`, that the person has seen and agreed to overwrite. */
  agreedTo?: Readonly<Values> | undefined;
}

/** What is said of an update besides the record. */
export interface UpdateMeta {
  /** The record as it was just before. */
  before: RaRecord;
  /** The reply was lost, and reading showed that the update was done. */
  confirmed?: true;
}

interface Calls {
  read(): Promise<RaRecord>;
  /** Sends the whole record, with what it was; answers what the platform says of it then, if anything. */
  write(record: Values, before: Values): Promise<Values | undefined>;
}

/** Saves what `data` changed of `previousData` over the record as it is now (`ConsoleDataProvider.update`). */
export async function verifiedUpdate(
  resource: string,
  { data, previousData, agreedTo }: VerifiedUpdateParams,
  { read, write }: Calls,
): Promise<{ data: RaRecord; meta: UpdateMeta }> {
  /** References are compared and sent by their ids, whichever way they came. */
  const byIds = <T extends object | undefined>(record: T) =>
    record && (asSent(resource as ResourceName, record) as T & Values);
  const versions = { data: byIds(data), before: byIds(previousData), agreedTo: byIds(agreedTo) };
  const merged = (now: Values) => mergeRecord({ ...versions, now: byIds(now) });
  /** The changes that can be read back: a password is only ever sent. */
  const readable = (now: Values) =>
    Object.entries(merged(now).changes).filter(([name]) => Object.hasOwn(now, name));
  let found: Values | undefined;

  const { before, reply, confirmed } = await safeWrite({
    read,
    overwrites: now => merged(now).conflicts.length > 0,
    merge: now => merged(now).record,
    write: (record, now) => write(record, { ...versions.before, ...byIds(now) }),
    isDone(now, was) {
      found = now;
      const wanted = readable(was);
      return (
        wanted.length > 0 &&
        wanted.every(([field, value]) => isEquivalent(value, now[field], { field, sent: true }))
      );
    },
  });
  const after = { ...before, ...Object.fromEntries(readable(before)), ...reply, ...found };
  return {
    data: after as Values as RaRecord,
    meta: { before: before as RaRecord, ...(confirmed && { confirmed }) },
  };
}

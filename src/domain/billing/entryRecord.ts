import { titleOf, type NamedEntry } from './useEntries.ts';

/** A subscription as a record of a list. */
export interface EntryRecord {
  id: string;
  entry: NamedEntry;
}

export const entryRecord = (entry: NamedEntry): EntryRecord => ({ id: entry._id, entry });

/** What a subscription is searched by: application, plan and duration. */
export const entryText = ({ entry }: EntryRecord) => `${titleOf(entry)} ${entry.duration}`;

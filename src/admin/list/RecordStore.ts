import type { Identifier, RaRecord } from 'react-admin';
import { createStore, type ObservableStore } from '../../storage/createStore.ts';

/** The records of a list by ID: those on its page, and the selected ones of other pages. */
export type RecordStore = ObservableStore<ReadonlyMap<Identifier, RaRecord>>;

export const createRecordStore = (): RecordStore => createStore<ReadonlyMap<Identifier, RaRecord>>(new Map());

export const addRecords = (store: RecordStore, records: readonly RaRecord[]) =>
  store.set(new Map([...store.get(), ...records.map(record => [record.id, record] as const)]));

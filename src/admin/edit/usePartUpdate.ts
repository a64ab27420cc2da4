import { useDataProvider, type RaRecord } from 'react-admin';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { isEquivalent } from '../../data/isEquivalent.ts';
import { mergeRecord } from '../../data/mergeRecord.ts';
import { normalizeReferences } from '../../data/normalizeReferences.ts';
import { safeWrite } from '../../data/safeWrite.ts';
import type { ResourceName } from '../../platform/resources.ts';
import type { EditedFormRef } from '../form/EditedFormContext.ts';
import { mapErrorSources } from '../form/fieldErrors.ts';
import { type FormFields } from '../form/fieldRules.ts';
import { valuesWithDefaults } from '../form/formValues.ts';
import type { RecordPart } from './RecordPart.ts';
import type { SafeUpdate } from './useSafeUpdate.tsx';

type RecordValues = Record<string, unknown>;

export interface PartCalls {
  /** Reads the current record, with references as IDs. Defaults to the data provider's `getOne`. */
  read?: (() => Promise<RecordValues>) | undefined;
  /** Sends the record and resolves to the fields in the reply. Defaults to the data provider's `replace`. */
  write?: ((record: RecordValues, before: RecordValues) => Promise<RecordValues>) | undefined;
}

/** Completes nested values as a form does. Fields that are missing in `values` stay missing. */
const withMissingFields = (values: RecordValues, fields: FormFields = {}): RecordValues => ({
  ...values,
  ...pickFields(valuesWithDefaults(fields, values), values),
});

const pickFields = (values: RecordValues, names: RecordValues): RecordValues =>
  Object.fromEntries(Object.keys(names).flatMap(name => (name in values ? [[name, values[name]]] : [])));

/**
 * Returns the options of `useSafeUpdate` for a part of a record, or for a record that is not read and written by the data provider. Its
 * `update` reads the record, changes it, writes it completely, and reads it again after a lost reply, as the data provider's does.
 */
export function usePartUpdate(
  initialRecord: RaRecord,
  resource: string,
  part: RecordPart,
  form: EditedFormRef,
  { read, write }: PartCalls,
) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const getFields = () => form.current?.definition?.fields;
  const fillMissing = (values: RecordValues) => withMissingFields(values, getFields());
  const toFormValues = (record: Readonly<RecordValues>) => fillMissing(part.get(record));
  const { id } = initialRecord;
  const withReferenceIds = (record: RaRecord) => normalizeReferences(resource as ResourceName, record);

  const update: SafeUpdate = async (_, { id: partId, data, previousData = {}, agreedTo }) => {
    const { changes } = mergeRecord({ data, before: previousData, current: {} });
    const before = fillMissing(previousData);
    const conflictsWith = (now: RecordValues) =>
      mergeRecord({
        data: fillMissing(data),
        before,
        current: toFormValues(now),
        ...(agreedTo && { agreedTo }),
      }).conflicts;
    try {
      const {
        before: was,
        record,
        reply,
        confirmed,
      } = await safeWrite({
        read: read ?? (async () => withReferenceIds((await dataProvider.getOne(resource, { id })).data)),
        overwrites: now => !part.merges && conflictsWith(now).length > 0,
        merge: now => part.set(now, changes, previousData),
        write: async (data, now) => {
          const wholeRecord = { ...withReferenceIds(initialRecord), ...now };
          return write
            ? write(data, wholeRecord)
            : (await dataProvider.replace(resource, { id, data, previousData: { ...wholeRecord, id } })).data;
        },
        // Fields that are never in a reply, such as a password, cannot be verified.
        isDone(now, was) {
          const readable = pickFields(changes, part.get(was));
          return (
            Object.keys(readable).length > 0 &&
            isEquivalent(part.set(now, readable, previousData), now, { sent: true })
          );
        },
      });
      const after: RecordValues = { ...record, ...reply };
      const meta = { before: part.get(was), record: after, ...(confirmed && { confirmed }) };
      return { data: { ...part.get(after), id: partId }, meta };
    } catch (error) {
      throw mapErrorSources(error, part.toFormSource, getFields());
    }
  };
  return { update, toFormValues };
}
